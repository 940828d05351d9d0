import { expect, test } from 'playwright/test';
import { sentParameter } from '#src/facts/constants.ts';
import { type Site, startWorker } from '#src/tools/local/start-worker.ts';
import { sendFlood } from '../../bench/flood.ts';
import { message } from '../../message.ts';
import { person } from '../../person.ts';
import { referredPath } from '../../referrer.ts';
import { freshFetch } from '../fresh-fetch.ts';
import { makeForm, postDocument, variables } from './submission.ts';

test.describe.configure({ mode: 'serial' });

let site: Site;
test.beforeAll(async () => {
  site = await startWorker({ variables, wrapper: 'tests/slow-database.ts' });
});
test.afterAll(() => site.dispose());

const path = referredPath();

// Each crowd exceeds what `limitRenderings` lets render at once: 50 pages, and 10 for submissions.

const repeat = <Value>(count: number, work: (index: number) => Promise<Value>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

test('visitors who leave while the database is read cost no later visitor a page', async () => {
  const sent = () => `${path}&${sentParameter}=${crypto.randomUUID()}`;
  const requests = 200;
  const leave = 'before the first byte';
  await sendFlood(site.url, { path: sent, requests, connections: requests, leave });
  const statuses = await repeat(60, async () => {
    const response = await freshFetch(site.url + path);
    await response.text();
    return response.status;
  });
  expect(new Set(statuses)).toEqual(new Set([200]));
});

test('in a crowd every stored lead sees its success', async () => {
  let isCrowded = true;
  const crowd = repeat(100, async () => {
    while (isCrowded) await (await freshFetch(site.url + path)).text();
  });
  const pages = await repeat(8, async (index) => {
    const stored = await postDocument(site.url, path, makeForm({ firstName: `Zoë ${index}` }));
    expect(stored.status).toBe(303);
    const response = await freshFetch(site.url + stored.headers.get('Location'));
    return [response.status, await response.text()] as const;
  });
  isCrowded = false;
  await crowd;
  for (const [status, html] of pages) {
    expect(status).toBe(200);
    expect(html).toContain(message('en', 'contact.sent.title'));
    // Only a new page simulates loading.
    expect(html).not.toContain(message('en', 'contact.loading'));
  }
});

test('in a crowd every refused form keeps its values', async () => {
  const pages = await repeat(150, async (index) => {
    const email = `zoe.${index}@planted.example`;
    const response = await postDocument(site.url, path, makeForm({ email, phone: ' ' }));
    return { status: response.status, html: await response.text(), email };
  });
  for (const { status, html, email } of pages) {
    expect(status).toBe(200);
    expect(html).toContain(`value="${email}"`);
    expect(html).toContain(`value="${person.firstName}"`);
    expect(html).not.toContain(message('en', 'contact.loading'));
  }
});
