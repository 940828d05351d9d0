import type { Context, MiddlewareHandler } from 'hono';
import type { Locale } from '../locales.ts';
import { logError } from '../log.ts';
import type { Page } from '../routes.ts';
import { type Card, keepCards } from '../seo/card/keep-cards.ts';
import { cardUrl, cardVersion } from '../seo/card/words.ts';
import { answerEntity, entityTag } from './entity.ts';
import type { RequestEnvironment } from './request-environment.ts';

type CardContext = Context<RequestEnvironment>;

/** Draws the card of a page as PNG bytes. */
type Draw = (
  locale: Locale,
  page: Page,
  assets: Pick<Fetcher, 'fetch'>,
) => Promise<Uint8Array<ArrayBuffer>>;

const type = { 'Content-Type': 'image/png' };
const versioned = 'public, max-age=31536000, immutable';
const unversioned = 'public, max-age=3600';

/**
 * Serves the social cards: from memory, else from the data centre's cache, else newly drawn. If
 * drawing fails, the plain card is sent instead, uncached.
 */
export function serveCards(draw: Draw = drawLazily): MiddlewareHandler<RequestEnvironment> {
  const keptCard = keepCards();

  return async (c, next) => {
    const { resource } = c.var;
    if (resource?.kind !== 'card') return next();
    const { locale, page } = resource;
    try {
      const version = cardVersion(locale, page);
      const finding = keptCard({ card: `${locale}/${page}`, version }, () =>
        recallOrDraw(c, locale, page, draw),
      );
      // Others may be waiting for this drawing, so it continues even if this visitor leaves.
      c.executionCtx.waitUntil(finding.catch(() => undefined));
      const { png: body, etag } = await finding;
      const isVersioned = c.req.query('v') === version;
      c.set('keep', isVersioned);
      c.set('entity', { body, etag });
      const caching = isVersioned ? versioned : unversioned;
      const headers = new Headers({ ...type, 'Cache-Control': caching, ETag: etag });
      return answerEntity(c.req.raw, { body, headers, etag });
    } catch (error) {
      logError('card-failed', error, { locale, page });
      return plainCard(c);
    }
  };
}

/** `@vercel/og` is two megabytes of code: loaded with the first card, not with the worker. */
async function drawLazily(...card: Parameters<Draw>): ReturnType<Draw> {
  const { drawCard } = await import('../seo/card/draw-card.ts');
  return drawCard(...card);
}

async function recallOrDraw(c: CardContext, locale: Locale, page: Page, draw: Draw): Promise<Card> {
  const url = cardUrl(locale, page);
  const recalled = await recall(url);
  if (recalled) return finish(recalled);
  const png = await draw(locale, page, assetsOf(c));
  c.executionCtx.waitUntil(remember(url, png));
  return finish(png);
}

/**
 * Where the fonts are: among the built files or, in development, where Vite serves what modules
 * import.
 */
function assetsOf(c: CardContext): Pick<Fetcher, 'fetch'> {
  if (import.meta.env.MODE !== 'development') return c.env.ASSETS;
  return { fetch: (url) => fetch(new URL(new URL(String(url)).pathname, c.req.url)) };
}

/**
 * The card in the data centre's cache. If the cache fails, it counts as empty and the card is
 * drawn.
 */
async function recall(url: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    const kept = await (await caches.open('cards')).match(url);
    return kept && new Uint8Array(await kept.arrayBuffer());
  } catch (error) {
    logError('card-not-recalled', error);
    return undefined;
  }
}

async function remember(url: string, png: Uint8Array<ArrayBuffer>): Promise<void> {
  try {
    const copy = new Response(png, { headers: { ...type, 'Cache-Control': versioned } });
    await (await caches.open('cards')).put(url, copy);
  } catch (error) {
    logError('card-not-kept', error);
  }
}

async function finish(png: Uint8Array<ArrayBuffer>): Promise<Card> {
  return { png, etag: await entityTag(png) };
}

async function plainCard({ env, req }: CardContext): Promise<Response> {
  const { body, ok } = await env.ASSETS.fetch(new URL('/card.png', req.url));
  if (!ok) throw new Error('The plain card is missing');
  return new Response(body, { headers: { ...type, 'Cache-Control': 'no-store' } });
}
