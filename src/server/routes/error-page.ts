import displayFont from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-800-normal.woff2?url';
import textFont from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import { HTTPException } from 'hono/http-exception';
import { company } from '../../facts/business.ts';
import { defaultLocale, type Locale, locales } from '../../facts/locales.ts';
import { findRoute, localePath } from '../../facts/pages.ts';
import { colors } from '../../facts/theme.ts';
import { getIntl } from '../../intl/get-intl.ts';
import { companyPhone } from '../../intl/values/company.ts';
import { logError } from '../../runtime/log.ts';
import { sha256 } from '../etag.ts';
import { errorPolicy, headers } from '../headers.ts';
import type { HonoEnv } from '../hono-env.ts';

const { light, dark } = colors;

/** A minimal copy of the styles. If rendering fails, the stylesheet may be unreachable too. */
const style = `
@font-face{font-family:Display;font-weight:800;src:url("${displayFont}") format("woff2")}
@font-face{font-family:Text;font-weight:400 600;src:url("${textFont}") format("woff2")}
:root{color-scheme:light dark;--paper:${light.paper};--ink:${light.ink};--signal:${light.signal};--error:${light['signal-ink']};--on-signal:${light['on-signal']}}
@media (prefers-color-scheme:dark){:root{--paper:${dark.paper};--ink:${dark.ink};--error:${dark['signal-ink']}}}
*{margin:0}
main{box-sizing:border-box;min-height:100dvh;padding:clamp(1.25rem,6vw,6rem);display:grid;align-content:center;gap:1.5rem}
html{background:var(--paper);color:var(--ink);font:1.125rem/1.6 Text,system-ui}
h1{max-width:14em;font:800 clamp(2.5rem,7vw,5.5rem)/1 Display,system-ui;letter-spacing:-.03em;text-wrap:balance;overflow-wrap:anywhere}
p{max-width:34rem}
.error{font-weight:600;color:var(--error)}
a{color:inherit;text-underline-offset:.25em}
:focus-visible{outline:3px solid var(--signal);outline-offset:3px}
.again{justify-self:start;padding:1rem 2rem;border:0;border-radius:.625rem;background:var(--signal);color:var(--on-signal);font:inherit;font-weight:600;text-decoration:none}
`;

const policy = errorPolicy(sha256(style));

/** In seconds. The texts say that a minute is enough. */
const retryAfter = 60;

/**
 * Hono's error handler. It answers with a page in the language of the URL, with an id that the log
 * repeats but no details of the error, and with the posted form if there is one. An `HTTPException`
 * keeps its own response.
 */
export function showError(error: Error, c: Context<HonoEnv>): Response | Promise<Response> {
  if (error instanceof HTTPException) return error.getResponse();
  const id = crypto.randomUUID().slice(0, 8);
  const route = findRoute(c.req.path);
  logError('error', error, { id, method: c.req.method, path: route?.path });
  // Drops the headers of the failed response, such as how long it may be cached.
  c.res = undefined;
  if (!route) return c.text(`500 Internal Server Error (${id})`, 500);
  return errorPage(route.locale, 500, id, c.var.posted);
}

/**
 * Answers 503, in the language of the URL, while too many pages are being rendered. It keeps a posted
 * form as `showError` does.
 */
export function busyPage(c: Context<HonoEnv>): Promise<Response> {
  return errorPage(findRoute(c.req.path)?.locale ?? defaultLocale, 503, '', c.var.posted);
}

/**
 * Writes the error page without React, since rendering may be what failed. A posted form can be sent
 * again from it.
 */
async function errorPage(
  locale: Locale,
  status: 500 | 503,
  id: string,
  posted?: FormData,
): Promise<Response> {
  const { t } = getIntl(locale);
  const { brand, email, phone } = company;
  // "Try again" has an empty href, the same URL with its query, so the partner's code is kept.
  const page = await html`<!doctype html>
<html lang="${locales[locale].tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${t('error.title')} · ${brand}</title>
<link rel="icon" href="/favicon.svg">
<style>${raw(style)}</style>
</head>
<body>
<main>
<a href="${localePath(locale)}"><img src="/favicon.svg" alt="${t('nav.home', { brand })}" width="56" height="56"></a>
<p class="error">${t('contact.error.title')}</p>
<h1>${t('error.title')}</h1>
<p>${t(posted ? 'contact.help.sending' : 'error.text')}</p>
${
  posted
    ? html`<form method="post" enctype="multipart/form-data">
${Array.from(posted, ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
<button class="again">${t('contact.submit')}</button>
</form>`
    : html`<a class="again" href="">${t('error.retry')}</a>`
}
<p><a href="tel:${phone}">${companyPhone}</a> · <a href="mailto:${email}${id && `?subject=${id}`}">${email}</a></p>
${id && html`<p>${t('error.reference', { id })}</p>`}
</main>
</body>
</html>`;
  return new Response(page.toString(), {
    status,
    headers: {
      ...headers.plain,
      'Content-Security-Policy': policy,
      'Content-Type': 'text/html; charset=utf-8',
      ...(status === 503 && { 'Retry-After': String(retryAfter) }),
    },
  });
}
