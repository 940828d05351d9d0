import { routes } from '../../src/routes.ts';
import { median } from './report.ts';
import { type Subject, startSite } from './subjects.ts';

/** The card that the landing page names, and its bytes; undefined where it names none. */
export async function fetchCard(
  site: Subject,
): Promise<{ path: string; bytes: Uint8Array } | undefined> {
  const path = await cardPath(site, '/');
  if (!path) return;
  return { path, bytes: await (await fetch(`http://127.0.0.1:${site.port}${path}`)).bytes() };
}

/** Draws every card once, on a worker that has just drawn its first; gives a line of Markdown. */
export async function measureColdCards(): Promise<string> {
  const site = await startSite();
  const times: number[] = [];
  for (const route of routes) {
    const path = await cardPath(site, route.path);
    const start = performance.now();
    await (await fetch(`http://127.0.0.1:${site.port}${path}`)).bytes();
    times.push(performance.now() - start);
  }
  await site.dispose();
  const [first = 0, ...others] = times;
  return `- cold card: ${median(others).toFixed(0)} ms, the worker’s first ${first.toFixed(0)} ms`;
}

async function cardPath({ port }: Subject, path: string): Promise<string | undefined> {
  const html = await (await fetch(`http://127.0.0.1:${port}${path}`)).text();
  const url = /property="og:image" content="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
  if (!url) return;
  const { pathname, search } = new URL(url);
  return pathname + search;
}
