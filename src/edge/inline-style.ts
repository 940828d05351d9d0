import type { MiddlewareHandler } from 'hono';
import { sha256 } from './digest.ts';
import { contentPolicy } from './headers.ts';
import type { RequestEnvironment } from './request-environment.ts';

/** The link to the stylesheet, as React writes it. */
const stylesheet = /<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>/;

/** A stylesheet's text and, for the policy, its SHA-256 in base64. */
type Style = { text: string; hash: string };

/** By address, which holds a hash of the content. */
const loaded = new Map<string, Style>();

/**
 * Writes the stylesheet into a content page, and its hash into the page's policy.
 * A page then paints as soon as it is there, without a second way to the server.
 */
export function inlineStyle(): MiddlewareHandler<RequestEnvironment> {
  return async (c, next) => {
    await next();
    const { keep, route } = c.var;
    if (!keep || !route) return;
    const html = await c.res.text();
    const [link = '', path] = stylesheet.exec(html) ?? [];
    if (!path) throw new Error(`${route.path} has no stylesheet`);
    const { text, hash } = await loadStyle(path, c.env.ASSETS);
    const page = new Response(
      html.replace(link, () => `<style>${text}</style>`),
      c.res,
    );
    page.headers.set('Content-Security-Policy', contentPolicy(route.page, hash));
    c.res = undefined;
    c.res = page;
  };
}

async function loadStyle(path: string, assets: Pick<Fetcher, 'fetch'>): Promise<Style> {
  const known = loaded.get(path);
  if (known) return known;
  const response = await assets.fetch(new URL(path, 'https://assets.local'));
  if (!response.ok) throw new Error(`The stylesheet answers with ${response.status}`);
  const text = await response.text();
  const style = { text, hash: await sha256(text) };
  loaded.set(path, style);
  return style;
}
