import type { Context } from 'hono';
import { encodeBase64 } from 'hono/utils/encode';
import type { PostedForm } from '../contact/form-result.ts';
import { isAllowed } from '../rate-limit.ts';
import { type RequestContext, setRequestContext } from '../request-context.ts';
import { sleep } from '../timing.ts';
import { errorPage } from './error-page.ts';
import { headers, hydratedPolicy } from './headers.ts';
import { limitRenderings } from './limit-renderings.ts';
import { replaceFrameworkScripts } from './replace-framework-scripts.ts';
import type { Handler, HonoEnv } from './types.ts';

/** Waku's handler of pages, the action and, in development, flight data. */
export type Waku = (request: Request) => Promise<Response | null>;

const refusalMs = 5000;

/** Renders a page for one visitor; `posted` is the form that it responds to. */
export type HydratedPage = (c: Context<HonoEnv>, posted?: PostedForm) => Promise<Response>;

const html = 'text/html; charset=utf-8';

/** Creates the handler of the pages that all visitors share. It ignores the query and headers. */
export function sharedPage(waku: Waku): Handler {
  return async (c) => {
    const response = await renderWithWaku(waku, c, new Request(new URL(c.req.path, c.req.url)));
    if (import.meta.env.DEV) return response;
    const page = await replaceFrameworkScripts(await readPage(response));
    return new Response(page, { headers: { ...headers.page, 'Content-Type': html } });
  };
}

/**
 * Creates the handler of the pages that React hydrates, each rendered for one visitor with a nonce of
 * its own. It reads the whole page, since workerd never frees a rendering that is not read to its end.
 * An address over the rate limit of pages gets 429 after five seconds, unless the page answers a form
 * within that of forms.
 */
export function hydratedPage(waku: Waku): HydratedPage {
  const inTurn = limitRenderings();
  return async (c, posted) => {
    const request = new Request(c.req.url);
    if (import.meta.env.DEV) return renderWithWaku(waku, c, request, { posted });
    const { env, address } = contextOf(c);
    const { status = 'limited' } = posted?.result ?? {};
    if (status === 'limited' && !(await isAllowed(env.RATE_LIMIT_PAGES, address))) {
      // An answer at once would bring the next request of a flood, and workerd would then accept no new
      // connections. A form is not held, since it may be long.
      if (!posted) await sleep(refusalMs);
      return errorPage(c, 429);
    }
    const render = async () => {
      // 128 bits, as CSP requires.
      const nonce = encodeBase64(crypto.getRandomValues(new Uint8Array(16)).buffer);
      const page = await readPage(await renderWithWaku(waku, c, request, { posted, nonce }));
      const policy = { 'Content-Security-Policy': hydratedPolicy(nonce) };
      return new Response(page, {
        headers: { ...headers.hydratedPage, ...policy, 'Content-Type': html },
      });
    };
    return inTurn(c, render, posted);
  };
}

export function passTo(waku: Waku): Handler {
  return (c) => renderWithWaku(waku, c, c.req.raw);
}

export function contextOf({ env, executionCtx, req }: Context<HonoEnv>): RequestContext {
  return { env, executionCtx, address: req.header('CF-Connecting-IP') };
}

async function renderWithWaku(
  waku: Waku,
  c: Context<HonoEnv>,
  request: Request,
  details: Pick<RequestContext, 'nonce' | 'posted'> = {},
): Promise<Response> {
  setRequestContext(request, { ...contextOf(c), ...details });
  const response = await waku(request);
  if (!response) return c.notFound();
  // Waku logs the error and answers 500. In development its own text helps.
  if (response.status !== 500 || import.meta.env.DEV) return response;
  await response.body?.cancel();
  throw new Error('Waku answered 500');
}

/**
 * Matches a whole script, or a pair of end tags before the end of the page. Waku's stream moves its
 * scripts before the end tags. If a chunk ends within these tags, the stream repeats them after the
 * scripts. What a visitor typed is within a script, which keeps it as it is.
 */
const scriptOrEndTags = /(<script\b.*?<\/script>)|<\/body><\/html>(?!$)/gs;

/** Reads a rendered page to its end, with its end tags once. Rejects if the rendering fails. */
async function readPage(response: Response): Promise<string> {
  return (await response.text()).replace(scriptOrEndTags, '$1');
}
