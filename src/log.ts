type Value = string | number | boolean | null | undefined;

/**
 * Writes one line of JSON: what happened, and to what. Ids, codes, counts and
 * statuses only: never what a visitor typed, never a query string.
 */
export function logEvent(event: string, details: Record<string, Value> = {}): void {
  console.info(JSON.stringify({ event, ...details }));
}

/** The same for what somebody must look at. `error` adds its name and message. */
export function logError(event: string, error: unknown, details: Record<string, Value> = {}): void {
  const { name, message } = error instanceof Error ? error : { name: 'Error', message: 'unknown' };
  console.error(JSON.stringify({ event, ...details, error: name, message }));
}
