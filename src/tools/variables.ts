import * as v from 'valibot';
import { webhookSecret } from '#src/leads/webhook.ts';
import { isSecureUrl } from '#src/urls.ts';

const url = v.pipe(
  v.string(),
  v.check(isSecureUrl, 'must be an absolute https:// URL (http:// for this machine only)'),
);
const mailAddress = v.pipe(v.string(), v.rfcEmail('must be one email address'));

const schema = v.object({
  SITE_URL: v.optional(url, ''),
  BOOKING_URL: v.optional(url, ''),
  LEADS_WEBHOOK_URL: v.optional(v.union([v.literal(''), url]), ''),
  LEADS_WEBHOOK_SECRET: v.optional(v.string(), ''),
  LEADS_MAIL_TO: v.optional(v.union([v.literal(''), mailAddress]), ''),
});

/** Matches a host that is a sample, reserved (RFC 2606) or this machine. */
const sampleHost =
  /(^|\.)(example(\.(com|net|org))?|test|invalid|localhost|(your|my)[.-]?(domain|site|company)(\.\w+)?|127\.0\.0\.1|\[::1\])$/i;

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

/** Describes the first variable whose host is a sample. The variables are otherwise valid. */
export function sampleVariable(variables: Record<string, unknown>): string | undefined {
  for (const name of ['SITE_URL', 'BOOKING_URL', 'LEADS_WEBHOOK_URL', 'LEADS_MAIL_TO']) {
    const value = String(variables[name] ?? '');
    const host = URL.parse(value)?.hostname ?? value.slice(value.indexOf('@') + 1);
    if (sampleHost.test(host))
      return `The variable ${name} must name a host of your own, no sample.`;
  }
  return undefined;
}
