/** Types that `wrangler types` cannot generate, since secrets are not in wrangler.jsonc. */
interface Env {
  /** Signs webhook messages; required with `LEADS_WEBHOOK_URL`. */
  LEADS_WEBHOOK_SECRET?: string | undefined;
}
