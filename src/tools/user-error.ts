/**
 * An input or a state of the user's that a command cannot work with; the message says what to do.
 */
export class UserError extends Error {}
