/** Returns the text of HTML, with plain spaces and without word joiners; all elements but `<time>` and `<sup>` stand apart. */
export const textOf = (html: string) =>
  html
    .replaceAll(/<\/?(?:time|sup)\b[^>]*>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('\u2060', '')
    .replaceAll(/[\s\u00a0\u202f]+/g, ' ')
    .trim();
