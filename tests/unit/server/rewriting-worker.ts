import { Hono } from 'hono';
import { replaceFrameworkScripts } from '#src/server/middleware/replace-framework-scripts.ts';

/** A worker that answers with the posted page. HTMLRewriter exists on workerd only. */
export default new Hono().post('/', replaceFrameworkScripts('{}'), async (c) => {
  const headers = { 'Content-Encoding': 'identity', 'X-Kept': 'yes' };
  return c.body(await c.req.text(), Number(c.req.query('status')) as 200, headers);
});
