/** What a person did, or left, that a command cannot work with; the message says what to do. */
export class Misuse extends Error {}
