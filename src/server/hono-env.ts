import type { PostedForm } from '../contact/submission-result.ts';

/** Types of Hono's context: the worker's bindings, and what middleware passes to the rendering. */
export type HonoEnv = {
  Bindings: Env;
  Variables: {
    /** The nonce of this response's scripts, on hydrated pages only. */
    nonce?: string;
    /** The posted document that this page responds to. */
    posted?: PostedForm;
  };
};
