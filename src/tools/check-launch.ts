import { unstable_readConfig as readConfig } from 'wrangler';

/** Fails while `SITE_URL` in wrangler.jsonc is a sample, so that `npm run deploy` stops. */
const url = String(readConfig({ config: 'wrangler.jsonc' }).vars.SITE_URL);
if (new URL(url).hostname.endsWith('.example')) {
  console.error(`SITE_URL in wrangler.jsonc is a sample (${url}): replace it with your own.`);
  process.exit(1);
}
