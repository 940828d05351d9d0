'use server';

import { requestContext } from '../request-context.ts';
import { acceptForm } from './accept-form.tsx';
import type { FormResult } from './form-result.ts';
import { parseForm } from './parse-form.ts';

/**
 * The server action of the contact form. Validates the form and stores the lead. Throws only if the
 * form is not ours, which `sanitizeActionCall` refuses before.
 */
export async function submitLead(form: FormData): Promise<FormResult> {
  const parsed = parseForm(form);
  if (!parsed) throw new TypeError('This is not our form');
  return acceptForm(parsed, requestContext());
}
