/** Returns the text of HTML, with plain spaces. */
export const textOf = (html: string) =>
  html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/[\s\u00a0\u202f]+/g, ' ');
