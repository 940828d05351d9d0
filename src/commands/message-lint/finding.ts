/** What is wrong at one place of a message. Offsets count in the message's text. */
export type Finding = {
  /** The id of the message. */
  id: string;
  /** The rule's name. */
  rule: string;
  offset: number;
  problem: string;
  /** What to do about it, in the imperative. */
  mend: string;
  /** What `npm run fix` does, if there can be no doubt about the correction. */
  edit?: Edit;
};

/** Puts `text` in place of the characters from `start` to before `end`. */
export type Edit = { start: number; end: number; text: string };
