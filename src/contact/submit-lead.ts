'use server';

import { unstable_redirect as redirect } from 'waku/router/server';
import { currentRequest } from '../environment.ts';
import { localeOfPath, localePath } from '../routes.ts';
import { timings } from '../site.ts';
import { acceptLead } from './accept-lead.ts';
import { normalizeCode } from './affiliates.ts';
import { carriers, readText } from './fields.ts';
import type { Outcome } from './outcome.ts';
import { secret } from './secret.ts';
import { createReceipt } from './ticket.ts';
import { wait } from './wait.ts';

/** What the form calls in a browser with scripting; it takes 1500 ms at least (spec 4). */
export async function submitLead(form: FormData): Promise<Outcome> {
  const { env, executionCtx } = currentRequest();
  const waitUntil = executionCtx.waitUntil.bind(executionCtx);
  const [outcome] = await Promise.all([
    acceptLead(form, { env, waitUntil }),
    wait(timings.contactSubmitting),
  ]);
  return outcome;
}

/**
 * What the document posts to without scripting. The page finds the outcome in
 * the request and shows it; success redirects, so that a reload stores nothing
 * again.
 */
export async function postLead(form: FormData): Promise<void> {
  const outcome = await submitLead(form);
  const request = currentRequest();
  request.set('outcome', outcome);
  if (outcome.status !== 'sent') return;
  const code = normalizeCode(readText(form, carriers.code));
  const locale = localeOfPath(request.req.path);
  const sent = await createReceipt(secret(request.env, 'FORM_TOKEN_SECRET'), { locale, code });
  redirect(`${localePath(locale, 'contact')}?${new URLSearchParams({ ref: code, sent })}`, 303);
}
