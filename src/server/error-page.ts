import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import { HTTPException } from 'hono/http-exception';
import { ringPath, tickCount } from '../artwork/shapes.ts';
import { company } from '../facts/business.ts';
import { locales } from '../facts/locales.ts';
import { findRoute } from '../facts/pages.ts';
import { colors } from '../facts/theme.ts';
import { getIntl } from '../intl/get-intl.ts';
import { companyPhone } from '../intl/values/company.ts';
import { logError } from '../log.ts';
import { sha256 } from './etag.ts';
import { errorPolicy, headers } from './headers.ts';
import type { HonoEnv } from './types.ts';

const color = (name: keyof typeof colors.dark) =>
  `light-dark(${colors.light[name]},${colors.dark[name]})`;

/** Inline, since the stylesheet and the fonts may be unreachable too. */
const style = `
:root{color-scheme:light dark;background:${color('paper')};color:${color('ink')};font:1.125rem/1.6 system-ui}
body{box-sizing:border-box;min-height:100dvh;margin:0;padding:6vw;display:grid;place-content:center start;gap:1.5rem}
svg{width:min(60vw,15rem);color:${color('muted')}}
h1,p{max-width:34rem;margin:0;overflow-wrap:anywhere}
h1{font-size:clamp(2rem,6vw,4rem);line-height:1.1}
a{color:inherit}
`;

const policy = errorPolicy(sha256(style));

const events = { 429: 'page-limited', 500: 'error', 503: 'busy' } as const;

/** In seconds. The texts say that a minute is enough. */
const retryAfter = '60';

/** Hono's error handler. An `HTTPException` keeps its own response. */
export function showError(error: Error, c: Context<HonoEnv>): Response | Promise<Response> {
  if (error instanceof HTTPException) return error.getResponse();
  // Drops the headers of the failed response, such as how long it may be cached.
  c.res = undefined;
  return errorPage(c, 500, error);
}

/**
 * Answers with a page in the language of the URL, written without React, since rendering may be what
 * failed. It has an id that the log repeats, but no details of the error. 429 means that one address
 * requests too many pages, 503 that too many are being rendered.
 */
export async function errorPage(
  c: Context<HonoEnv>,
  status: 429 | 500 | 503,
  error?: Error,
): Promise<Response> {
  const id = crypto.randomUUID().slice(0, 8);
  const route = findRoute(c.req.path);
  logError(events[status], error, { id, method: c.req.method, path: route?.path });
  if (!route) return c.text(`500 Internal Server Error (${id})`, 500);
  const { t } = getIntl(route.locale);
  const { brand, email, phone } = company;
  // The dial in grey. "Try again" has an empty href, the same URL with its query.
  const page = await html`<!doctype html>
<html lang="${locales[route.locale].tag}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${t('error.title')} · ${brand}</title>
<link rel="icon" href="/favicon.svg">
<style>${raw(style)}</style>
<svg viewBox="-46 -46 92 92" fill="none" stroke="currentColor" aria-hidden="true"><path d="${ringPath(40)}" pathLength="${2 * tickCount}" stroke-width="12" stroke-dasharray="1" stroke-dashoffset=".5"/><rect x="-29" y="-8" width="58" height="16" rx="3"/><text y="2.2" text-anchor="middle" font-size="6" font-weight="700" fill="currentColor" stroke="none">${t('error.sign')}</text></svg>
<h1>${t('error.title')}</h1>
<p>${t('error.text')} <a href="">${t('error.retry')}</a></p>
<p><a href="tel:${phone}">${companyPhone}</a> · <a href="mailto:${email}?subject=${id}">${email}</a></p>
<p>${t('error.reference', { id })}</p>
</html>`;
  return new Response(page.toString(), {
    status,
    headers: {
      ...headers.plain,
      'Content-Security-Policy': policy,
      'Content-Type': 'text/html; charset=utf-8',
      ...(status !== 500 && { 'Retry-After': retryAfter }),
    },
  });
}
