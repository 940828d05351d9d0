'use server';

import { requestContext } from '../request-context.ts';
import { acceptLead } from './accept-form.tsx';
import type { SubmissionResult } from './form-result.ts';
import { parseSubmission } from './parse-form.ts';

/**
 * The server action of the contact form. Validates the form and stores the lead. Throws only if the
 * form is not ours, which `sanitizeActionCall` refuses before.
 */
export async function submitLead(form: FormData): Promise<SubmissionResult> {
  const submission = parseSubmission(form);
  if (!submission) throw new TypeError('This is not our form');
  return acceptLead(submission, requestContext());
}
