/**
 * Starts a cron of the worker behind Miniflare's entry, and waits for its end. By
 * HTTP: Miniflare's own way blocks this process, which then cannot take the
 * worker's log lines, on which the worker would wait. Throws if it failed.
 */
export async function triggerCron(entry: URL, cron: string): Promise<void> {
  const url = new URL('/cdn-cgi/local/scheduled', entry);
  url.search = String(new URLSearchParams({ cron }));
  const response = await fetch(url);
  const outcome = await response.text();
  if (!response.ok) throw new Error(`The cron ${cron} failed: ${outcome}`);
}
