import { readFile } from 'node:fs/promises';
import { registerHooks } from 'node:module';
import { routes } from '../../src/routes.ts';
import { bundle } from './bundle.ts';
import { median } from './report.ts';
import { type Subject, startSite } from './subjects.ts';

/** The card that the landing page names, and its bytes. */
export async function fetchCard(site: Subject): Promise<{ path: string; bytes: Uint8Array }> {
  const path = await cardPath(site, '/');
  return { path, bytes: await read(site, path) };
}

/**
 * Draws all cards but a first one, each once: by a worker, and in Node without
 * worker and edge. Gives a line of Markdown.
 */
export async function measureColdCards(): Promise<string> {
  const site = await startSite();
  const paths = await Promise.all(routes.map(({ path }) => cardPath(site, path)));
  const ours = await time(paths.map((path) => () => read(site, path)));
  await site.dispose();

  // In Node the library prefers sharp, if it is installed, to resvg.
  registerHooks({
    resolve(specifier, context, next) {
      if (specifier === 'sharp') throw new Error('Measured without sharp');
      return next(specifier, context);
    },
  });
  const { drawCard, setEnvironment } = (await import(
    await bundle('plain-card.ts', { external: ['@vercel/og'] })
  )) as typeof import('./plain-card.ts');
  setEnvironment({ SITE_URL: 'https://site.example' });
  const assets = { fetch: readAsset } as unknown as Pick<Fetcher, 'fetch'>;
  const plain = await time(
    routes.map(
      ({ locale, page }) =>
        () =>
          drawCard(locale, page, assets),
    ),
  );
  const ratio = (ours / plain).toFixed(2);
  return `- cold card: ${ours.toFixed(0)} ms, ${ratio} x the ${plain.toFixed(0)} ms of satori and resvg alone (aim: <= 1.2 x)`;
}

/** The median of the tasks' times in milliseconds, without the first, which also loads code. */
async function time(tasks: (() => Promise<unknown>)[]): Promise<number> {
  const times: number[] = [];
  for (const task of tasks) {
    const start = performance.now();
    await task();
    times.push(performance.now() - start);
  }
  return median(times.slice(1));
}

async function cardPath(site: Subject, path: string): Promise<string> {
  const html = new TextDecoder().decode(await read(site, path));
  const url = /property="og:image" content="([^"]+)"/.exec(html)?.[1];
  if (!url) throw new Error(`${path} names no card`);
  const { pathname, search } = new URL(url);
  return pathname + search;
}

async function read({ port }: Subject, path: string): Promise<Uint8Array> {
  return (await fetch(`http://127.0.0.1:${port}${path}`)).bytes();
}

async function readAsset(url: URL): Promise<Response> {
  return new Response(await readFile(`dist/public${url.pathname}`));
}
