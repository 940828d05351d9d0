import { locales } from '../site/locales.ts';
import { routes } from '../site/pages.ts';
import { startWorker } from './server/start-worker.ts';
import { UserError } from './user-error.ts';

/**
 * Asks the built worker for every route and returns how many there are; throws if one is missing or
 * in the wrong language, or asks for a message that is missing.
 */
export async function verifyBuild(): Promise<number> {
  const lines: string[] = [];
  const { url, dispose } = await startWorker({ log: ({ message }) => lines.push(message) });
  try {
    for (const { path, locale } of routes) {
      const response = await fetch(new URL(path, url));
      const html = await response.text();
      if (response.status === 200 && html.includes(`<html lang="${locales[locale].tag}"`)) continue;
      const logged = lines.join('\n');
      throw new Error(`The built worker answers ${path} with ${response.status}\n${logged}`);
    }
  } finally {
    await dispose();
  }
  const missing = missingMessages(lines);
  if (missing.length > 0) throw new UserError(missing.join('\n'));
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
