import type { MiddlewareHandler } from 'hono';
import { parseForm } from '../contact/parse-form.ts';
import { callHead, callPrefix } from './action-call.ts';

/**
 * Middleware that answers 400 unless a call's only argument is exactly our form. It writes the
 * call anew with our own head, since React's decoder has had eight advisories. The decoder reads the
 * fields of a form without parsing them.
 */
export function sanitizeActionCall(): MiddlewareHandler {
  return async (c, next) => {
    const call = await c.req.formData().catch(() => undefined);
    const form = call && unwrap(call);
    if (!form || !parseForm(form)) return c.text('400 Bad Request', 400);
    c.req.raw = rewrite(c.req.raw, form);
    return next();
  };
}

/** Returns the form within a call; undefined if the call holds anything else. */
function unwrap(call: FormData): FormData | undefined {
  const [head, value] = callHead;
  if (call.getAll(head).join() !== value) return undefined;
  call.delete(head);
  const form = new FormData();
  for (const [name, field] of call) {
    if (!name.startsWith(callPrefix)) return undefined;
    form.append(name.slice(callPrefix.length), field);
  }
  return form;
}

function rewrite({ url, headers }: Request, form: FormData): Request {
  const body = new FormData();
  body.append(...callHead);
  for (const [name, field] of form) body.append(callPrefix + name, field);
  const kept = new Headers(headers);
  // The new body sets its own.
  for (const name of ['Content-Type', 'Content-Length']) kept.delete(name);
  return new Request(url, { method: 'POST', headers: kept, body });
}
