import * as v from 'valibot';

/** 24 bytes or more in base64, `whsec_` optional, as Standard Webhooks specifies. */
export const webhookSecret =
  /^(whsec_)?([A-Za-z\d+/]{4}){8,}([A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)?$/;

const httpUrl = v.pipe(
  v.optional(v.string(), ''),
  v.check(isHttpUrl, 'must be an absolute URL that begins with https:// or http://'),
);

const schema = v.object({
  SITE_URL: httpUrl,
  BOOKING_URL: httpUrl,
  LEADS_WEBHOOK_URL: v.pipe(
    v.optional(v.string(), ''),
    v.check(emptyOr(isHttpUrl), 'must be empty or an absolute https:// or http:// URL'),
  ),
  /** Signs webhook messages; required with `LEADS_WEBHOOK_URL`. */
  LEADS_WEBHOOK_SECRET: v.optional(v.string()),
  /** Receives a mail for each lead; empty sends no mail. */
  LEADS_NOTIFY: v.pipe(
    v.optional(v.string(), ''),
    v.check(emptyOr(isMailAddress), 'must be empty or one email address'),
  ),
});

/** The variables of a running worker: with its secret, and its binding for mails. */
const complete = v.pipe(
  v.object({ ...schema.entries, MAIL: v.optional(v.unknown()) }),
  v.forward(
    v.partialCheck(
      [['LEADS_WEBHOOK_URL'], ['LEADS_WEBHOOK_SECRET']],
      ({ LEADS_WEBHOOK_URL, LEADS_WEBHOOK_SECRET }) =>
        !LEADS_WEBHOOK_URL || webhookSecret.test(LEADS_WEBHOOK_SECRET ?? ''),
      'must be at least 24 bytes in base64, since LEADS_WEBHOOK_URL is set',
    ),
    ['LEADS_WEBHOOK_SECRET'],
  ),
  v.forward(
    v.partialCheck(
      [['LEADS_NOTIFY'], ['MAIL']],
      ({ LEADS_NOTIFY, MAIL }) => !LEADS_NOTIFY || MAIL !== undefined,
      'must be empty, since send_email in wrangler.jsonc has no binding MAIL',
    ),
    ['LEADS_NOTIFY'],
  ),
);

export const variableNames = Object.keys(schema.entries);

/**
 * Describes the first invalid variable, without its value: it may be a secret. `values`
 * checks single values only: a deployment knows neither secrets nor bindings.
 */
export function invalidVariable(variables: object, scope?: 'values'): string | undefined {
  const { issues } = v.safeParse(scope === 'values' ? schema : complete, variables);
  const [issue] = issues ?? [];
  return issue && `The variable ${v.getDotPath(issue)} ${issue.message}.`;
}

function isHttpUrl(text: string): boolean {
  return /^https?:$/.test(URL.parse(text)?.protocol ?? '');
}

function isMailAddress(text: string): boolean {
  return v.is(v.pipe(v.string(), v.rfcEmail()), text);
}

function emptyOr(check: (text: string) => boolean): (text: string) => boolean {
  return (text) => text === '' || check(text);
}
