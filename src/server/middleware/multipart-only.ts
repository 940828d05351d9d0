import type { MiddlewareHandler } from 'hono';

/** As browsers write it: one lowercase type with a simple boundary. */
const formType = /^multipart\/form-data; ?boundary=[\w'()+./:=?-]{1,70}$/;

/** Middleware that answers 415 unless the Content-Type is one that browsers send for a form. */
export function multipartOnly(): MiddlewareHandler {
  return async (c, next) => {
    const isForm = formType.test(c.req.header('Content-Type') ?? '');
    if (isForm && c.req.header('Content-Encoding') === undefined) return next();
    return c.text('415 Unsupported Media Type', 415);
  };
}
