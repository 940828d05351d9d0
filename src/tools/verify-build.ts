import { locales } from '../locales.ts';
import { type Route, routes } from '../routes.ts';
import { reconnect } from './server/reconnect.ts';
import { startWorker } from './server/start-worker.ts';
import { Misuse } from './user-error.ts';

/** How many pages are asked for at a time. */
const atOnce = 30;

/**
 * Asks the built worker for every route and returns how many there are; throws if one is missing or
 * in the wrong language, or asks for a message that is missing.
 */
export async function verifyBuild(): Promise<number> {
  const lines: string[] = [];
  const { url, dispose } = await startWorker({ log: ({ message }) => lines.push(message) });
  async function check({ path, locale }: Route): Promise<void> {
    const response = await reconnect(() => fetch(new URL(path, url)));
    const html = await response.text();
    if (response.status !== 200 || !html.includes(`<html lang="${locales[locale].tag}"`)) {
      const logged = lines.join('\n');
      throw new Error(`The built worker answers ${path} with ${response.status}\n${logged}`);
    }
  }
  try {
    // A large site's pages all at once would be more connections than workerd accepts.
    for (let first = 0; first < routes.length; first += atOnce) {
      await Promise.all(routes.slice(first, first + atOnce).map(check));
    }
  } finally {
    await dispose();
  }
  const missing = missingMessages(lines);
  if (missing.length > 0) throw new Misuse(missing.join('\n'));
  return routes.length;
}

/**
 * A sentence for each message that a page asks for and nobody wrote, from the worker's log lines.
 */
export function missingMessages(lines: readonly string[]): string[] {
  const events = lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line));
  const ids = events.filter(({ event }) => event === 'message').map(({ id }) => id);
  return [...new Set(ids)].map((id) => `i18n/*.json "${id}": a page asks for it, it is missing`);
}
