import type { Context } from 'hono';

/** The type of Hono's context: the worker's bindings. */
export type HonoEnv = { Bindings: Env };

/** A handler that returns a finished response. */
export type Handler = (c: Context<HonoEnv>) => Response | Promise<Response>;
