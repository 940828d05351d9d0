import type { Context, Handler } from 'hono';
import { logError } from '../../runtime/log.ts';
import type { Locale } from '../../site/locales.ts';
import { cardPath, type Page, routes } from '../../site/pages.ts';
import type { HonoEnv } from '../hono-env.ts';

/** Draws the social card of a page as PNG bytes. */
type Draw = (
  locale: Locale,
  page: Page,
  assets: Pick<Fetcher, 'fetch'>,
) => Promise<Uint8Array<ArrayBuffer>>;

/** Each drawing takes 100 ms of the one thread, and megabytes. */
const maxConcurrent = 4;

/**
 * Returns the handler that draws social cards; the cache in front of it keeps them. If drawing
 * fails, or too many are drawn at a time, it redirects to the plain card, a file in `public/`.
 */
export function cards(draw: Draw = drawLazily): Handler<HonoEnv> {
  let concurrent = 0;
  return async (c) => {
    const route = routes.find(({ locale, page }) => cardPath(locale, page) === c.req.path);
    if (!route) return c.notFound();
    const { locale, page } = route;
    if (concurrent >= maxConcurrent) return c.redirect('/card.png', 307);
    concurrent++;
    const drawing = draw(locale, page, assetsOf(c)).finally(() => concurrent--);
    // Continues even if the visitor leaves, so that the count stays right.
    c.executionCtx.waitUntil(drawing.catch(() => undefined));
    try {
      return c.body(await drawing, 200, { 'Content-Type': 'image/png' });
    } catch (error) {
      logError('card-failed', error, { locale, page });
      return c.redirect('/card.png', 307);
    }
  };
}

/** `@vercel/og` is two megabytes of code: loaded with the first card, not with the worker. */
async function drawLazily(...card: Parameters<Draw>): ReturnType<Draw> {
  const { drawCard } = await import('../../og/draw-card.ts');
  return drawCard(...card);
}

/** Returns where the fonts are: the built files or, in development, Vite's server. */
function assetsOf(c: Context<HonoEnv>): Pick<Fetcher, 'fetch'> {
  if (import.meta.env.MODE !== 'development') return c.env.ASSETS;
  return { fetch: (url) => fetch(new URL(new URL(String(url)).pathname, c.req.url)) };
}
