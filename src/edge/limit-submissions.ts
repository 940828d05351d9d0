import type { MiddlewareHandler } from 'hono';
import { carriers, readText } from '../contact/fields.ts';
import { keep } from '../contact/outcome.ts';
import type { RequestEnvironment } from '../environment.ts';
import { getIntl } from '../intl.ts';
import { defaultLocale, isLocale } from '../locales.ts';
import { findRoute } from '../routes.ts';

/** Seconds: the period of RATE_LIMIT in wrangler.jsonc. */
const period = '60';

/**
 * 429 for more submissions of an address than RATE_LIMIT allows. A posted
 * document is answered by its page with the failure and the values kept; in the
 * browser the form itself shows the failure.
 */
export function limitSubmissions(): MiddlewareHandler<RequestEnvironment> {
  return async (c, next) => {
    const { success } = await c.env.RATE_LIMIT.limit({
      key: c.req.header('CF-Connecting-IP') ?? '',
    });
    if (success) return next();
    const headers = { 'Retry-After': period };
    if (!findRoute(c.req.path)) {
      const locale = readText(c.var.form, `1_${carriers.locale}`);
      const { t } = getIntl(isLocale(locale) ? locale : defaultLocale);
      return c.text(t('contact.error.sending'), 429, headers);
    }
    c.set('outcome', { status: 'failed', ...keep(c.var.form) });
    // The page is rendered as if it were asked for: no action runs.
    c.req.raw = new Request(c.req.url, { headers: { Accept: 'text/html' } });
    await next();
    c.res = new Response(c.res.body, { status: 429, headers: c.res.headers });
    c.res.headers.set('Retry-After', period);
  };
}
