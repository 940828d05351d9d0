'use server';

import { requestContext } from '../runtime/request.ts';
import { acceptWithDelay } from './accept-lead.ts';
import { parseSubmission } from './submission.ts';
import type { SubmissionResult } from './submission-result.ts';

/** The server action of the contact form: validates the form and stores the lead. Never throws. */
export async function submitLead(form: FormData): Promise<SubmissionResult> {
  return acceptWithDelay(parseSubmission(form), requestContext());
}
