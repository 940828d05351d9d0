import * as v from 'valibot';
import { webhookSecret } from '#src/leads/webhook.ts';
import { isSecureUrl } from '#src/urls.ts';

const url = v.pipe(
  v.string(),
  v.check(isSecureUrl, 'must be an absolute https:// URL (http:// for this machine only)'),
);
// As the site writes it in front of paths and compares its host.
const origin = v.pipe(
  url,
  v.check(
    (text) => URL.parse(text)?.origin === text.replace(/\/$/, ''),
    'must be an origin in lower case, such as https://www.company.fr, without path, query or credentials',
  ),
);
const mailAddress = v.pipe(v.string(), v.rfcEmail('must be one email address'));

const schema = v.object({
  SITE_URL: v.optional(origin, ''),
  BOOKING_URL: v.optional(url, ''),
  LEADS_WEBHOOK_URL: v.optional(v.union([v.literal(''), url]), ''),
  LEADS_WEBHOOK_SECRET: v.optional(v.string(), ''),
  LEADS_MAIL_TO: v.optional(v.union([v.literal(''), mailAddress]), ''),
});

/** Matches the end of a domain name, but no address, no single label and no dot at the end. */
const domainName = /\.[a-z][a-z\d-]*$/i;

/** Matches a host that is a sample, reserved (RFC 2606) or of a private network. */
const sampleHost =
  /(^|\.)(example(\.(com|net|org))?|test|invalid|localhost|local|internal|home\.arpa|(your|my)[.-]?(domain|site|company)(\.\w+)?)$/i;

/** Describes the first invalid variable, without its value, which may be a secret. */
export function invalidVariable(variables: object): string | undefined {
  const { success, output, issues } = v.safeParse(schema, variables);
  if (!success) return `The variable ${v.getDotPath(issues[0])} ${issues[0].message}.`;
  const { LEADS_WEBHOOK_URL: receiver, LEADS_WEBHOOK_SECRET: secret } = output;
  if (receiver && !webhookSecret.test(secret)) {
    return 'The variable LEADS_WEBHOOK_SECRET must be at least 24 bytes in base64, since LEADS_WEBHOOK_URL is set.';
  }
  return undefined;
}

/**
 * Describes the first variable whose host is a sample or not public. The variables are otherwise
 * valid.
 */
export function sampleVariable(variables: Record<string, unknown>): string | undefined {
  for (const name of ['SITE_URL', 'BOOKING_URL', 'LEADS_WEBHOOK_URL', 'LEADS_MAIL_TO']) {
    const value = String(variables[name] ?? '');
    const host = URL.parse(value)?.hostname ?? value.slice(value.indexOf('@') + 1);
    if (value && (!domainName.test(host) || sampleHost.test(host))) {
      return `The variable ${name} must name a public host of your own: no sample, no address, no dot at its end.`;
    }
  }
  return undefined;
}
