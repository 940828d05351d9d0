/**
 * A text without control characters except line breaks: workerd quotes what a visitor sent, and a
 * terminal would obey it.
 */
export function withoutControls(text: string): string {
  return text.replaceAll(/(?!\n)\p{Cc}/gu, '');
}
