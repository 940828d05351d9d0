import { startWorker } from '../local/start-worker.ts';
import { locales } from '../locales.ts';
import { routes } from '../routes.ts';

/** Asks the built worker for every route and says how many there are; throws if one is missing or in the wrong language. */
export async function verifyBuild(): Promise<number> {
  const { url, dispose } = await startWorker();
  try {
    const checks = routes.map(async ({ path, locale }) => {
      const response = await fetch(new URL(path, url));
      const html = await response.text();
      if (response.status !== 200 || !html.includes(`<html lang="${locales[locale].tag}"`)) {
        throw new Error(`The built worker answers ${path} with ${response.status}`);
      }
    });
    await Promise.all(checks);
    return routes.length;
  } finally {
    await dispose();
  }
}
