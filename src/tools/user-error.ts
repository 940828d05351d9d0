/** An error that the user can fix, not a bug; its message says how. */
export class UserError extends Error {}
