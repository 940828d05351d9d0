/** Keeps a number and its word on one line where Intl puts a plain space: “1 million”. */
export function keepNumbers(text: string): string {
  return text.replace(/(?<=\d) (?=\p{L})/gu, '\u00a0');
}
