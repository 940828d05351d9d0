/**
 * A text in which no line ends between a number and its word where Intl puts
 * a plain space: “1 million”, “26 November”.
 */
export function keepNumbers(text: string): string {
  return text.replace(/(\d\.?) (?=\p{L})/gu, '$1\u00a0');
}
