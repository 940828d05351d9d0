import type { Refusal } from '../contact/submission-result.ts';
import type { Environment } from '../runtime/request.ts';

/** Types of Hono's context: the worker's bindings, and what middleware passes to the rendering. */
export type HonoEnv = {
  Bindings: Environment;
  Variables: {
    /** The nonce of this response's scripts, on hydrated pages only. */
    nonce?: string;
    /** The refusal of the posted form, for the page that answers it. */
    refusal?: Refusal;
  };
};
