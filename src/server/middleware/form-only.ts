import type { MiddlewareHandler } from 'hono';
import { invalid } from '../../contact/outcome.ts';
import { parseSubmission } from '../../contact/submission.ts';
import type { RequestEnvironment } from '../request-environment.ts';
import { actionFieldPrefix, callHead, callPrefix } from './action-protocol.ts';
import { showRefusal } from './show-refusal.ts';

/** As browsers write it: one type, in small letters, with a simple boundary. */
const formType = /^multipart\/form-data; ?boundary=[\w'()+./:=?-]{1,70}$/;

type Entry = readonly [name: string, value: FormDataEntryValue];

/**
 * Lets through what our own form sends, in its two shapes: a posted document, or a call of the
 * action with the form as its one argument. The submission is parsed here, once, into
 * `c.var.submission`; of a call, only an empty envelope goes on to the framework. 415 for another
 * content type, 404 for a document that names an action, 400 for everything else that is not
 * exactly the form. If a document only lacks something, its page says so, with what was entered.
 */
export function requireSubmission(): MiddlewareHandler<RequestEnvironment> {
  return async (c, next) => {
    const { headers } = c.req.raw;
    if (!formType.test(headers.get('Content-Type') ?? '') || headers.has('Content-Encoding')) {
      return c.text('415 Unsupported Media Type', 415);
    }
    const isDocument = c.var.route !== undefined;
    const entries = await readEntries(c.req.raw);
    if (isDocument && entries.some(([name]) => name.startsWith(actionFieldPrefix))) {
      return c.text('404 Not Found', 404);
    }
    const fields = isDocument ? entries : unwrapCall(entries);
    const submission = fields && parseSubmission(fields);
    if (!submission?.complete) {
      return submission && isDocument
        ? showRefusal(c, next, invalid(submission), 400)
        : c.text('400 Bad Request', 400);
    }
    c.set('submission', submission);
    if (!isDocument) c.req.raw = emptyCall(c.req.raw);
    return next();
  };
}

/** The form's entries in their order, none if the body cannot be read. */
async function readEntries(request: Request): Promise<Entry[]> {
  try {
    return [...(await request.formData())];
  } catch {
    return [];
  }
}

/** The form's entries within a call, or undefined if it is not exactly a call with a form. */
function unwrapCall(entries: readonly Entry[]): Entry[] | undefined {
  const [head, value] = callHead;
  const heads = entries.filter(([name]) => name === head);
  const rest = entries.filter(([name]) => name !== head);
  const isCall = heads.length === 1 && heads[0]?.[1] === value;
  if (!isCall || !rest.every(([name]) => name.startsWith(callPrefix))) return undefined;
  return rest.map(([name, field]) => [name.slice(callPrefix.length), field] as const);
}

/**
 * The same request with nothing of the client's body, only the head of a call: React's decoder gets
 * only text that we wrote ourselves. Text from a client could make it hang.
 */
function emptyCall({ url, headers }: Request): Request {
  const body = new FormData();
  body.append(...callHead);
  const kept = new Headers(headers);
  // The new body sets its own.
  for (const name of ['Content-Type', 'Content-Length']) kept.delete(name);
  return new Request(url, { method: 'POST', headers: kept, body });
}
