import { delimiter, resolve } from 'node:path';

/**
 * The environment for Cloudflare's tools: nothing is looked up or sent at
 * start-up, and the project's own programs come first.
 */
export function quietCloudflare(): NodeJS.ProcessEnv {
  return {
    ...process.env,
    CLOUDFLARE_CF_FETCH_ENABLED: 'false',
    WRANGLER_SEND_METRICS: 'false',
    WRANGLER_LOG_PATH: resolve('.wrangler/logs'),
    PATH: [resolve('node_modules/.bin'), process.env.PATH].join(delimiter),
  };
}
