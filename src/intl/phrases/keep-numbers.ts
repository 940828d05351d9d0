/**
 * A text in which no line breaks between a number and its word if Intl puts plain spaces there: “1
 * million”, “26 November”, “1er décembre”, “26 de noviembre”.
 */
export function keepNumbers(text: string): string {
  return text.replace(/\d(?:er|\.)? (de )?(?=\p{L})/gu, (words) => words.replaceAll(' ', '\u00a0'));
}
