/** An error that the user can mend, not a bug: its message says how. */
export class UserError extends Error {}
