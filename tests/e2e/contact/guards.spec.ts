import { expect, test } from 'playwright/test';
import { affiliates } from '../../../src/site/affiliates.ts';
import { timings } from '../../../src/site/site.ts';
import { referredPath } from '../../referrer.ts';
import { words } from '../../words.ts';
import {
  callAction,
  calledPath,
  newAddress,
  person,
  postDocument,
  readForm,
} from './submission.ts';

const path = referredPath();

test.describe.configure({ mode: 'serial' });

type Field = [name: string, value: string];

let form: Field[];
let url: string;

test.beforeAll(async ({ baseURL }) => {
  url = String(baseURL);
  form = [...(await readForm(url, path)), ...Object.entries(person)];
});

/** The answer must be short, a status and its name, and come before the action could have answered. */
async function expectRefusal(request: () => Promise<Response>, status: number) {
  const start = performance.now();
  const response = await request();
  const body = await response.text();
  expect(performance.now() - start).toBeLessThan(timings.contactSubmitting);
  expect(response.status).toBe(status);
  expect(body).toMatch(new RegExp(`^${status} [\\w ]+$`));
}

test('403 for a form that another site sends, or that nobody vouches for', async () => {
  const senders: Record<string, string>[] = [
    {},
    { Origin: 'null' },
    { Origin: 'https://a.example' },
  ];
  for (const headers of senders) {
    await expectRefusal(() => postDocument(url, path, form, { headers }), 403);
    await expectRefusal(() => callAction(url, form, { headers }), 403);
  }
});

test('our own Origin and Sec-Fetch-Site are let in, by both ways', async () => {
  const fields = [...(await readForm(url, path)), ...Object.entries(person)];
  for (const headers of [{ Origin: url }, { 'Sec-Fetch-Site': 'same-origin' }]) {
    expect((await postDocument(url, path, fields, { headers })).status).toBe(303);
    const called = await callAction(url, fields, { headers });
    expect(called.status).toBe(200);
    expect(await called.text()).toContain('"status":"sent"');
  }
});

test('413 for more than 32 KiB, also in chunks', async () => {
  const large: Field[] = [...form, ['more', 'x'.repeat(33 * 1024)]];
  const chunks = () =>
    new ReadableStream({
      start(controller) {
        for (let count = 0; count < 40; count++) controller.enqueue(new Uint8Array(1024));
        controller.close();
      },
    });
  for (const target of [path, calledPath()]) {
    await expectRefusal(() => postDocument(url, target, large), 413);
    const headers = { Origin: url, 'Content-Type': 'multipart/form-data; boundary=x' };
    const init = () => ({ method: 'POST', body: chunks(), headers, duplex: 'half' }) as RequestInit;
    await expectRefusal(() => fetch(url + target, init()), 413);
  }
});

test('a document that lacks something, or holds too much, ends on its page', async () => {
  const changed = (name: string, value: string): Field[] =>
    form.map((field) => (field[0] === name ? [name, value] : field));
  const cases: [fields: Field[], status: number, message: string][] = [
    [changed('key', 'mine'), 400, words('en', 'contact.error.sending')],
    [form.filter(([name]) => name !== 'lastName'), 400, words('en', 'contact.invalid.required')],
    [changed('lastName', ' '), 200, words('en', 'contact.invalid.required')],
    [changed('lastName', 'x'.repeat(1001)), 200, words('en', 'contact.invalid.tooLong')],
  ];
  for (const [fields, status, message] of cases) {
    const response = await postDocument(url, path, fields);
    expect(response.status).toBe(status);
    const html = await response.text();
    expect(html).toContain(message);
    expect(html).toContain(`value="${person.email}"`);
  }
});

test('404 for an unknown action, 405 for asking the known one', async () => {
  const unknown: Field[] = [['$ACTION_ID_000000000000#x', ''], ...Object.entries(person)];
  await expectRefusal(() => postDocument(url, path, unknown), 404);
  await expectRefusal(() => postDocument(url, '/RSC/F/000000000000/x.txt', form), 404);
  for (const hidden of ['/RSC/R/contact.txt', '/RSC/F/000000000000/x.txt', '/RSC/x']) {
    await expectRefusal(() => fetch(url + hidden), 404);
  }
  for (const method of ['GET', 'PUT', 'DELETE']) {
    await expectRefusal(() => fetch(url + calledPath(), { method }), 405);
    const { headers } = await fetch(url + calledPath(), { method });
    expect(headers.get('Allow')).toBe('POST');
  }
});

test('the sixth lead within a minute gets 429, with the values kept', async () => {
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

test('no page and no script carries a code that the visitor did not bring', async ({ page }) => {
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => void bodies.push(response.text().catch(() => '')));
  await page.goto('/contact?ref=nope', { waitUntil: 'networkidle' });
  await page.goto('/contact', { waitUntil: 'networkidle' });
  const all = (await Promise.all(bodies)).join('\n');
  expect(all).toContain(words('en', 'contact.error.missing'));
  for (const { code } of affiliates) expect(all.toUpperCase()).not.toContain(code);
});
