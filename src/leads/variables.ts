import * as v from 'valibot';

/** 24 bytes or more in base64, `whsec_` optional, as Standard Webhooks specifies. */
export const webhookSecret =
  /^(whsec_)?([A-Za-z\d+/]{4}){8,}([A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)?$/;

const requiredUrl = httpUrl('must be an absolute URL that begins with https:// or http://');
const webhookUrl = v.pipe(
  v.string(),
  v.check(isWebhookUrl, 'must be empty or an absolute https:// URL (http:// for localhost only)'),
);
const mailAddress = v.pipe(v.string(), v.rfcEmail('must be empty or one email address'));

const schema = v.object({
  SITE_URL: v.optional(requiredUrl, ''),
  BOOKING_URL: v.optional(requiredUrl, ''),
  LEADS_WEBHOOK_URL: v.optional(v.union([v.literal(''), webhookUrl]), ''),
  LEADS_WEBHOOK_SECRET: v.optional(v.string(), ''),
  LEADS_MAIL_TO: v.optional(v.union([v.literal(''), mailAddress]), ''),
});

/** Describes the first invalid variable, without its value, which may be a secret. */
export function invalidVariable(variables: object & { MAIL?: unknown }): string | undefined {
  const { success, output, issues } = v.safeParse(schema, variables);
  if (!success) return `The variable ${v.getDotPath(issues[0])} ${issues[0].message}.`;
  if (output.LEADS_WEBHOOK_URL && !webhookSecret.test(output.LEADS_WEBHOOK_SECRET)) {
    return 'The variable LEADS_WEBHOOK_SECRET must be at least 24 bytes in base64, since LEADS_WEBHOOK_URL is set.';
  }
  if (output.LEADS_MAIL_TO && variables.MAIL === undefined) {
    return 'The variable LEADS_MAIL_TO must be empty, since send_email in wrangler.jsonc has no binding MAIL.';
  }
  return undefined;
}

/** Returns whether leads may be posted to a URL: over HTTPS, or to this machine. */
export function isWebhookUrl(text: string): boolean {
  const { protocol, hostname = '' } = URL.parse(text) ?? {};
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return protocol === 'https:' || (protocol === 'http:' && isLocal);
}

function httpUrl(message: string) {
  const isHttp = (text: string) => /^https?:$/.test(URL.parse(text)?.protocol ?? '');
  return v.pipe(v.string(), v.check(isHttp, message));
}
