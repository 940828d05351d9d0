import type { Context } from 'hono';
import type { PostedForm } from '../contact/form-result.ts';

/** Types of Hono's context: the worker's bindings, and what a handler passes to the rendering. */
export type HonoEnv = {
  Bindings: Env;
  Variables: {
    /** The posted document that this page responds to. */
    posted?: PostedForm;
  };
};

/** A handler that returns a finished response. */
export type Render = (c: Context<HonoEnv>) => Response | Promise<Response>;
