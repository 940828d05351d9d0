type Value = string | number | boolean | null | undefined;

/**
 * Writes one line of JSON: what happened, and to what. Ids, codes, counts and statuses only: never
 * what a visitor entered, never a query string.
 */
export function logEvent(event: string, details: Record<string, Value> = {}): void {
  console.info(JSON.stringify({ event, ...details }));
}

/**
 * The same for what somebody must look at. `error` adds its name and where it happened. Its message
 * is left out: it may quote the visitor.
 */
export function logError(event: string, error: unknown, details: Record<string, Value> = {}): void {
  const description = error instanceof Error ? describe(error) : {};
  console.error(JSON.stringify({ event, ...details, ...description }));
}

const logged = new Set<string>();

/** A warning that would recur with every page: logged once per instance of the worker. */
export function logOnce(event: string, details: Record<string, Value> = {}): void {
  const line = JSON.stringify({ event, ...details });
  if (logged.has(line)) return;
  logged.add(line);
  console.warn(line);
}

function describe({ name, message, stack = '' }: Error): { error: string; frames: string[] } {
  // A stack begins with the message, whose lines may look like frames.
  const lines = stack.replace(message, '').split('\n');
  const frames = lines.filter((line) => /^\s+at /.test(line));
  return { error: name, frames: frames.slice(0, 5).map((line) => line.trim()) };
}
