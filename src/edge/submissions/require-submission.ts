import type { MiddlewareHandler } from 'hono';
import type { ActionIds } from '../../contact/action-ids.ts';
import {
  actionFieldPrefix,
  actionPath,
  callEnvelope,
  documentEnvelope,
  type Envelope,
} from '../../contact/action-protocol.ts';
import { invalid } from '../../contact/outcome.ts';
import { parseSubmission } from '../../contact/submission.ts';
import type { RequestEnvironment } from '../request-environment.ts';
import { showOutcome } from './show-outcome.ts';

/** As browsers write it: one type, in small letters, with a simple boundary. */
const formType = /^multipart\/form-data; ?boundary=[\w'()+./:=?-]{1,70}$/;

type Entry = readonly [name: string, value: FormDataEntryValue];

/**
 * Lets through what our own form sends, in its two shapes: a call of the action with the form as its
 * one argument, or a posted document that names the action. The submission is parsed here, once,
 * into `c.var.submission`; what goes on to the framework is an empty envelope. 415 for another
 * content type, 404 for an unknown action, 400 for everything else that is not exactly the form. If
 * a posted document only lacks something, its page says so, with what was entered.
 */
export function requireSubmission({
  called,
  posted,
}: ActionIds): MiddlewareHandler<RequestEnvironment> {
  const document = documentEnvelope(posted);
  const callPath = actionPath(called);

  return async (c, next) => {
    const { headers } = c.req.raw;
    if (!formType.test(headers.get('Content-Type') ?? '') || headers.has('Content-Encoding')) {
      return c.text('415 Unsupported Media Type', 415);
    }
    const envelope = c.var.path === callPath ? callEnvelope : document;
    const entries = await readEntries(c.req.raw);
    if (envelope === document && namesUnknownAction(entries, document.head[0])) {
      return c.text('404 Not Found', 404);
    }
    const fields = unwrap(entries, envelope);
    const submission = fields && parseSubmission(fields);
    if (!submission?.complete) {
      const isForm = submission && envelope === document;
      return isForm
        ? showOutcome(c, next, invalid(submission), 400)
        : c.text('400 Bad Request', 400);
    }
    c.set('submission', submission);
    c.req.raw = wrapNothing(c.req.raw, envelope);
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

function namesUnknownAction(entries: readonly Entry[], known: string): boolean {
  return entries.some(([name]) => name.startsWith(actionFieldPrefix) && name !== known);
}

/** The entries within the envelope, or undefined if it is not exactly as described. */
function unwrap(
  entries: readonly Entry[],
  { head: [name, value], prefix }: Envelope,
): Entry[] | undefined {
  const heads = entries.filter((entry) => entry[0] === name);
  const rest = entries.filter((entry) => entry[0] !== name);
  const complete = heads.length === 1 && heads[0]?.[1] === value;
  if (!complete || !rest.every((entry) => entry[0].startsWith(prefix))) return undefined;
  return rest.map(([prefixed, field]) => [prefixed.slice(prefix.length), field] as const);
}

/**
 * The same request with nothing of the client's body, only the envelope's head: React's decoder gets
 * only text that we wrote ourselves. Text from a client could make it hang.
 */
function wrapNothing({ url, headers }: Request, { head }: Envelope): Request {
  const body = new FormData();
  body.append(...(head as [string, string]));
  const kept = new Headers(headers);
  // The new body sets its own.
  for (const name of ['Content-Type', 'Content-Length']) kept.delete(name);
  return new Request(url, { method: 'POST', headers: kept, body });
}
