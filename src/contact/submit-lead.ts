'use server';

import { acceptLead } from './accept-lead.ts';
import type { SubmissionResult } from './outcome.ts';
import { currentPost } from './posted.ts';

/**
 * What the form calls in a browser with scripting. The browser sends the form, but the edge has
 * already parsed it: the action takes the submission from the request. Throws if there is none.
 */
export async function submitLead(_form: FormData): Promise<SubmissionResult> {
  const request = currentPost();
  if (!request.submission) throw new Error('No submission came in');
  return acceptLead(request.submission, request);
}
