/** The moment that many milliseconds from now, in ISO 8601. */
export function isoTime(milliseconds = 0): string {
  return new Date(Date.now() + milliseconds).toISOString();
}
