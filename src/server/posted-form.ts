import { acceptForm } from '../contact/accept-form.tsx';
import type { FormResult } from '../contact/form-result.ts';
import { type ParsedForm, parseForm } from '../contact/parse-form.ts';
import { ratePeriod } from '../rate-limit.ts';
import { contextOf, type HydratedPage } from './pages.ts';
import type { Handler } from './types.ts';

/**
 * Creates the handler of the form posted without JavaScript. The response is the page with the
 * result: 400 if the form was incomplete, 429 with `Retry-After` over the rate limit, 503 if the lead
 * could not be stored, else 200. Anything but our form gets 400 without a page.
 */
export function postedForm(page: HydratedPage): Handler {
  return async (c) => {
    const body = await c.req.formData().catch(() => undefined);
    const form = body && parseForm(body);
    if (!form) return c.text('400 Bad Request', 400);
    const result = await acceptForm(form, contextOf(c));
    const answer = await page(c, { code: form.code, result });
    // A page that failed keeps its own status.
    if (answer.status !== 200) return answer;
    const status = statusOf(result, form);
    const response = new Response(answer.body, { status, headers: answer.headers });
    if (status === 429) response.headers.set('Retry-After', String(ratePeriod));
    return response;
  };
}

function statusOf(result: FormResult, { isComplete }: ParsedForm): 200 | 400 | 429 | 503 {
  if (result.status === 'limited') return 429;
  if (!isComplete) return 400;
  return result.status === 'failed' ? 503 : 200;
}
