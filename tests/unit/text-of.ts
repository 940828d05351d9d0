/** Returns the text of HTML, with plain spaces; all elements but `<time>` and `<sup>` stand apart. */
export const textOf = (html: string) =>
  html
    .replaceAll(/<\/?(?:time|sup)\b[^>]*>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/[\s\u00a0\u202f]+/g, ' ')
    .trim();
