/** Keeps a number and its unit on one line where Intl uses a plain space: “1 million”. */
export function keepUnits(text: string): string {
  return text.replace(/(?<=\d) (?=\p{L})/gu, '\u00a0');
}
