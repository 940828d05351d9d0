import type { Handler } from 'hono';
import { probeStore } from '../../leads/lead-store.ts';
import { logError } from '../../runtime/log.ts';
import { invalidVariable } from '../../runtime/variables.ts';
import type { HonoEnv } from '../hono-env.ts';

/** Milliseconds for which a probe's result is reused. */
const maxAge = 10_000;

/**
 * Creates the handler of `/healthz`. It answers `ready`, or 503 if no lead can be stored or a
 * variable, which it names, is invalid. Probes the store every 10 s at most.
 */
export function health(): Handler<HonoEnv> {
  let isWritable = true;
  let probed = -Infinity;
  return async (c) => {
    const problem = invalidVariable(c.env);
    if (problem) return c.text(`not ready: ${problem}`, 503);
    // The clock may also go back.
    if (Math.abs(Date.now() - probed) >= maxAge) {
      probed = Date.now();
      isWritable = await probeStore(c.env.DB).then(
        () => true,
        (error) => {
          logError('store-failed', error);
          return false;
        },
      );
    }
    return isWritable ? c.text('ready') : c.text('not ready', 503);
  };
}
