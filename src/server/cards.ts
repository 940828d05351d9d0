import type { Context } from 'hono';
import type { Locale } from '../facts/locales.ts';
import type { Page } from '../facts/pages.ts';
import { logError } from '../log.ts';
import type { drawCard } from '../og/draw-card.ts';
import { headers } from './headers.ts';
import type { Handler, HonoEnv } from './types.ts';

/** A drawing takes 100 ms of the only thread, and megabytes of memory. */
const maxConcurrent = 4;

/**
 * Creates the handlers of social cards. If drawing fails or too many run at once, they redirect to
 * the static card in `public/`.
 */
export function cards(draw = drawLazily): (locale: Locale, page: Page) => Handler {
  let concurrent = 0;
  return (locale, page) => async (c) => {
    if (concurrent >= maxConcurrent) return c.redirect('/card.png', 307);
    concurrent++;
    const drawing = draw(locale, page, assetsOf(c)).finally(() => concurrent--);
    // Continues even if the visitor leaves, so that the count stays right.
    c.executionCtx.waitUntil(drawing.catch(() => undefined));
    try {
      return c.body(await drawing, 200, { ...headers.card, 'Content-Type': 'image/png' });
    } catch (error) {
      logError('card-failed', error, { locale, page });
      return c.redirect('/card.png', 307);
    }
  };
}

/** `@vercel/og` is two megabytes of code, so the first card loads it, not the worker's start. */
const drawLazily: typeof drawCard = async (...card) => {
  const og = await import('../og/draw-card.ts');
  return og.drawCard(...card);
};

/** Returns the assets with the fonts: the built files or, in development, Vite's server. */
function assetsOf(c: Context<HonoEnv>): Pick<Fetcher, 'fetch'> {
  if (import.meta.env.MODE !== 'development') return c.env.ASSETS;
  return { fetch: (url) => fetch(new URL(new URL(String(url)).pathname, c.req.url)) };
}
