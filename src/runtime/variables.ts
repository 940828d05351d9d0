import * as v from 'valibot';

/** 24 bytes or more in base64, with or without `whsec_` before it, as Standard Webhooks specifies. */
export const webhookSecret =
  /^(whsec_)?([A-Za-z\d+/]{4}){8,}([A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)?$/;

const address = v.pipe(
  v.optional(v.string(), ''),
  v.check(isAddress, 'must be an absolute address, which begins with https:// or http://'),
);

const schema = v.object({
  SITE_URL: address,
  BOOKING_URL: address,
  LEADS_WEBHOOK_URL: v.pipe(
    v.optional(v.string(), ''),
    v.check(emptyOr(isAddress), 'must be empty, or an absolute https:// or http:// address'),
  ),
  /** Signs what is posted; needed where `LEADS_WEBHOOK_URL` is set. */
  LEADS_WEBHOOK_SECRET: v.optional(v.string()),
  /** The address at which the owner is told of leads by mail; nobody is told if it is empty. */
  LEADS_NOTIFY: v.pipe(
    v.optional(v.string(), ''),
    v.check(emptyOr(isMailAddress), 'must be empty, or one mail address'),
  ),
  /** `off` keeps search engines out: for a preview with sample values. */
  INDEXING: setting('off'),
  /**
   * `preload` binds all subdomains to HTTPS too, and lets browsers ship with that rule: nobody can
   * take it back for years.
   */
  HSTS: setting('preload'),
});

const withSecret = v.pipe(
  schema,
  v.forward(
    v.partialCheck(
      [['LEADS_WEBHOOK_URL'], ['LEADS_WEBHOOK_SECRET']],
      ({ LEADS_WEBHOOK_URL, LEADS_WEBHOOK_SECRET }) =>
        !LEADS_WEBHOOK_URL || webhookSecret.test(LEADS_WEBHOOK_SECRET ?? ''),
      'must be 24 bytes or more in base64, since LEADS_WEBHOOK_URL is set',
    ),
    ['LEADS_WEBHOOK_SECRET'],
  ),
);

export const variableNames = Object.keys(schema.entries);

/** The worker's variables and secrets (wrangler.jsonc): strings. */
export type Variables = v.InferOutput<typeof schema>;

/**
 * What is wrong with the first variable that cannot be used, as a sentence without its value, which
 * may be a secret; undefined if all can. Secrets are looked at unless `secrets` is false: who
 * deploys knows only their names.
 */
export function wrongVariable(variables: object, { secrets = true } = {}): string | undefined {
  const { issues } = v.safeParse(secrets ? withSecret : schema, variables);
  const [issue] = issues ?? [];
  return issue && `The variable ${v.getDotPath(issue)} ${issue.message}.`;
}

function isAddress(text: string): boolean {
  return /^https?:$/.test(URL.parse(text)?.protocol ?? '');
}

function isMailAddress(text: string): boolean {
  return v.is(v.pipe(v.string(), v.rfcEmail()), text);
}

function emptyOr(check: (text: string) => boolean): (text: string) => boolean {
  return (text) => text === '' || check(text);
}

/** A switch that is usually not set. */
function setting<const Value extends string>(value: Value) {
  return v.optional(v.picklist(['', value], `must be empty, or \`${value}\``));
}
