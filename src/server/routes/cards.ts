import type { Context, MiddlewareHandler } from 'hono';
import { logError } from '../runtime/log.ts';
import type { Locale } from '../site/locales.ts';
import type { Page } from '../site/pages.ts';
import type { RequestEnvironment } from './request-environment.ts';

type CardContext = Context<RequestEnvironment>;

/** Draws the social card of a page as PNG bytes. */
type Draw = (
  locale: Locale,
  page: Page,
  assets: Pick<Fetcher, 'fetch'>,
) => Promise<Uint8Array<ArrayBuffer>>;

const type = { 'Content-Type': 'image/png' };
const aDay = 'public, max-age=86400';

/** Each drawing takes 100 ms of the one thread, and megabytes. */
const mostAtOnce = 4;

/**
 * Serves the social cards, newly drawn: the response cache around it keeps them. If drawing fails,
 * or too many are drawn at once, the plain card is sent instead, uncached.
 */
export function serveCards(draw: Draw = drawLazily): MiddlewareHandler<RequestEnvironment> {
  let atOnce = 0;
  return async (c, next) => {
    const { resource } = c.var;
    if (resource?.kind !== 'card') return next();
    const { locale, page } = resource;
    if (atOnce >= mostAtOnce) return plainCard(c);
    atOnce++;
    const drawing = draw(locale, page, assetsOf(c)).finally(() => atOnce--);
    // Continues even if the visitor leaves, so that the count is right.
    c.executionCtx.waitUntil(drawing.catch(() => undefined));
    try {
      return c.body(await drawing, 200, { ...type, 'Cache-Control': aDay });
    } catch (error) {
      logError('card-failed', error, { locale, page });
      return plainCard(c);
    }
  };
}

/** `@vercel/og` is two megabytes of code: loaded with the first card, not with the worker. */
async function drawLazily(...card: Parameters<Draw>): ReturnType<Draw> {
  const { drawCard } = await import('../og/draw-card.ts');
  return drawCard(...card);
}

/**
 * Where the fonts are: among the built files or, in development, where Vite serves what modules
 * import.
 */
function assetsOf(c: CardContext): Pick<Fetcher, 'fetch'> {
  if (import.meta.env.MODE !== 'development') return c.env.ASSETS;
  return { fetch: (url) => fetch(new URL(new URL(String(url)).pathname, c.req.url)) };
}

async function plainCard({ env, req }: CardContext): Promise<Response> {
  const { body, ok } = await env.ASSETS.fetch(new URL('/card.png', req.url));
  if (!ok) throw new Error('The plain card is missing');
  return new Response(body, { headers: { ...type, 'Cache-Control': 'no-store' } });
}
