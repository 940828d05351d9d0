import type { Refusal } from '../contact/submission-result.ts';
import type { Environment } from '../runtime/request.ts';

/** What Hono's context holds: the worker's bindings, and what middleware hands to the rendering. */
export type HonoEnv = {
  Bindings: Environment;
  Variables: {
    /** The nonce of this response's scripts, on hydrated pages only. */
    nonce?: string;
    /** How the posted form was refused, for the page that answers it. */
    refusal?: Refusal;
  };
};
