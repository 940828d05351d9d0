import type { MiddlewareHandler } from 'hono';
import type { RequestEnvironment } from '../environment.ts';

const maxFields = 20;

/**
 * Lets through what is a form: 415 for another content type, 400 for a body that
 * cannot be read or has more than 20 fields. What it reads is `c.var.form`.
 */
export function requireForm(): MiddlewareHandler<RequestEnvironment> {
  return async (c, next) => {
    if (!/^multipart\/form-data\b/i.test(c.req.header('Content-Type') ?? '')) {
      return c.text('415 Unsupported Media Type', 415);
    }
    const form = await readForm(c.req.raw);
    if (!form || [...form].length > maxFields) return c.text('400 Bad Request', 400);
    c.set('form', form);
    return next();
  };
}

async function readForm(request: Request): Promise<FormData | undefined> {
  try {
    return await request.clone().formData();
  } catch {
    return undefined;
  }
}
