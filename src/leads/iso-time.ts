/** The moment so many milliseconds from now, ISO 8601. */
export function isoTime(milliseconds = 0): string {
  return new Date(Date.now() + milliseconds).toISOString();
}
