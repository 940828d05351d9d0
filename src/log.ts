type Value = string | number | boolean | null | undefined;

/** Logs ids, codes, counts and statuses, but never a visitor's input or a query string. */
export function logEvent(event: string, details: Record<string, Value> = {}): void {
  console.info(JSON.stringify({ event, ...details }));
}

/** Logs an error's name and frames, but not its message, which may quote the visitor. */
export function logError(event: string, error: unknown, details: Record<string, Value> = {}): void {
  const description = error instanceof Error ? describe(error) : {};
  console.error(JSON.stringify({ event, ...details, ...description }));
}

const logged = new Set<string>();

/** Logs a warning only once per worker instance. It would recur with every page. */
export function logOnce(event: string, details: Record<string, Value> = {}): void {
  const line = JSON.stringify({ event, ...details });
  if (logged.has(line)) return;
  logged.add(line);
  console.warn(line);
}

function describe({ name, message, stack = '' }: Error): { error: string; frames: string[] } {
  // The stack begins with the message, whose lines may look like frames.
  const lines = stack.replace(message, '').split('\n');
  const frames = lines.filter((line) => /^\s+at /.test(line));
  return { error: name, frames: frames.slice(0, 5).map((line) => line.trim()) };
}
