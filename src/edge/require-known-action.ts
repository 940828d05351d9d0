import type { MiddlewareHandler } from 'hono';
import type { ActionIds } from '../contact/action-ids.ts';
import type { RequestEnvironment } from '../environment.ts';
import { actionPath } from '../routes.ts';
import { requestPath } from './request-path.ts';

/** What React puts before the names of a form that is a call's one argument. */
export const callPrefix = '_1_';

/**
 * Lets through the two shapes that our own form takes, so that nothing else
 * reaches React's decoder: a posted document that names the action (404 for
 * another one, 400 for none), and a call whose one argument is a form (400).
 */
export function requireKnownAction({
  called,
  posted,
}: ActionIds): MiddlewareHandler<RequestEnvironment> {
  return async (c, next) => {
    const names = [...c.var.form.keys()];
    if (requestPath(c.req.raw) === actionPath(called)) {
      const isCall =
        c.var.form.get('0') === '["$K1"]' &&
        names.every((name) => name === '0' || name.startsWith(callPrefix));
      return isCall ? next() : c.text('400 Bad Request', 400);
    }
    const actions = names.filter((name) => name.startsWith('$ACTION_'));
    if (actions.length === 0) return c.text('400 Bad Request', 400);
    const known = actions.length === 1 && actions[0] === `$ACTION_ID_${posted}`;
    return known ? next() : c.text('404 Not Found', 404);
  };
}
