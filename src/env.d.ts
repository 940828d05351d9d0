/** The bindings and variables of wrangler.jsonc, and the secret. */
interface Env {
  ASSETS: Fetcher;
  DB: D1Database;
  MAIL: SendEmail;
  RATE_LIMIT_CONTACT: RateLimit;
  RATE_LIMIT_PAGES: RateLimit;
  SITE_URL: string;
  BOOKING_URL: string;
  LEADS_WEBHOOK_URL: string;
  /** Signs webhook messages; required with `LEADS_WEBHOOK_URL`. */
  LEADS_WEBHOOK_SECRET?: string | undefined;
  LEADS_MAIL_TO: string;
}
