/** What is wrong at one place of a message. Offsets count in the message's text. */
export type Finding = {
  /** The id of the message. */
  id: string;
  /** The rule's name. */
  rule: string;
  offset: number;
  problem: string;
  /** What to do about it, as an order. */
  mend: string;
  /** What `npm run fix` does, if the mend is beyond doubt. */
  edit?: Edit;
};

/** Puts `text` in place of the characters from `start` to before `end`. */
export type Edit = { start: number; end: number; text: string };
