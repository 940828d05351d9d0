import { locales } from '../site/locales.ts';
import { routes } from '../site/pages.ts';
import { startWorker } from './local/start-worker.ts';

/** Requests every route of the built worker. Throws if any is missing or in another language. */
export async function verifyBuild(): Promise<number> {
  const lines: string[] = [];
  const { url, dispose } = await startWorker({ log: ({ message }) => lines.push(message) });
  try {
    for (const { path, locale } of routes) {
      const response = await fetch(new URL(path, url));
      const html = await response.text();
      if (response.status === 200 && html.includes(`<html lang="${locales[locale].tag}"`)) continue;
      const logged = lines.join('\n');
      throw new Error(`The built worker answered ${path} with ${response.status}\n${logged}`);
    }
  } finally {
    await dispose();
  }
  return routes.length;
}
