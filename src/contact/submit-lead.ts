'use server';

import { unstable_redirect as redirect } from 'waku/router/server';
import { localePath } from '../site/pages.ts';
import { codeParameter, sentParameter, timings } from '../site/site.ts';
import { wait } from '../worker/wait.ts';
import { acceptLead } from './accept-lead.ts';
import type { Outcome } from './outcome.ts';
import { currentPost } from './posted.ts';
import { sentOutcome } from './sent.tsx';

/**
 * What the form calls in a browser with scripting; takes at least 1500 ms. The browser sends the
 * form, but the edge has already parsed it: the action takes the submission from the request.
 * Throws if the edge let something else through.
 */
export async function submitLead(form: FormData): Promise<Outcome> {
  if (!(form instanceof FormData)) throw new Error('No form came in');
  const { request, submission } = currentPost();
  const { env, executionCtx } = request;
  const waitUntil = executionCtx.waitUntil.bind(executionCtx);
  const [lead] = await Promise.all([
    acceptLead(submission, { env, waitUntil }),
    wait(timings.contactSubmitting),
  ]);
  return lead.status === 'sent' ? sentOutcome({ locale: submission.locale, lead }) : lead;
}

/**
 * What the document posts to without scripting. The page finds the outcome in the request and shows
 * it; success redirects, so that a reload stores nothing again.
 */
export async function postLead(form: FormData): Promise<void> {
  const outcome = await submitLead(form);
  const { request, submission } = currentPost();
  request.outcome = outcome;
  if (outcome.status !== 'sent') return;
  const { code, locale } = submission;
  const query = new URLSearchParams({ [codeParameter]: code, [sentParameter]: outcome.id });
  redirect(`${localePath(locale, 'contact')}?${query}`, 303);
}
