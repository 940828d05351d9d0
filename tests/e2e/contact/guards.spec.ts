import { expect, test } from 'playwright/test';
import { timings } from '../../../src/site/site.ts';
import { referredPath } from '../../referrer.ts';
import { words } from '../../words.ts';
import { callAction, newAddress, person, postDocument, readForm } from './submission.ts';

const path = referredPath();

test('our own Origin and Sec-Fetch-Site are let in, by both ways', async ({ baseURL }) => {
  const url = String(baseURL);
  const fields = [...(await readForm(url, path)), ...Object.entries(person)];
  const senders: Record<string, string>[] = [{ Origin: url }, { 'Sec-Fetch-Site': 'same-origin' }];
  for (const headers of senders) {
    const [posted, called] = await Promise.all([
      postDocument(url, path, fields, { headers }),
      callAction(url, fields, { headers }),
    ]);
    expect(posted.status).toBe(303);
    expect(called.status).toBe(200);
    expect(await called.text()).toContain('"status":"sent"');
  }
});

test('the sixth lead within a minute gets 429 at once, with the values kept', async ({
  baseURL,
}) => {
  const url = String(baseURL);
  const form = [...(await readForm(url, path)), ...Object.entries(person)] as const;
  const address = newAddress();
  // The same form is the same lead each time.
  const first = Array.from({ length: 5 }, () => postDocument(url, path, form, { address }));
  for (const { status } of await Promise.all(first)) expect(status).toBe(303);

  const start = performance.now();
  const response = await postDocument(url, path, form, { address });
  const html = await response.text();
  expect(performance.now() - start).toBeLessThan(timings.contactSubmitting);
  expect(response.status).toBe(429);
  expect(response.headers.get('Retry-After')).toBe('60');
  expect(html).toContain(words('en', 'contact.error.sending'));
  expect(html).toContain(`value="${person.email}"`);

  const called = await callAction(url, form, { address });
  expect(called.status).toBe(429);
  expect(called.headers.get('Retry-After')).toBe('60');
  expect(await called.text()).toBe(words('en', 'contact.error.sending'));
});
