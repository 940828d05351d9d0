import { expect, test } from 'playwright/test';
import { localeCodes } from '#src/site/locales.ts';
import { localePath, routes } from '#src/site/pages.ts';
import { htmlFaults } from '../html-faults.ts';
import { person } from '../person.ts';
import { referredPath } from '../referrer.ts';
import { words } from '../words.ts';
import { postDocument, readForm } from './contact/submission.ts';
import { freshFetch } from './fresh-fetch.ts';

const contactStates = localeCodes.flatMap((locale) => [
  referredPath(locale),
  `${localePath(locale, 'contact')}?ref=nope`,
]);

test('every page and every state of the contact page is valid HTML', async ({ request }) => {
  const paths = [...routes.map((route) => route.path), ...contactStates];
  // In parallel, since each contact page takes a second.
  const pages = await Promise.all(
    paths.map(async (path) => ({ path, html: await (await request.get(path)).text() })),
  );
  for (const { path, html } of pages) expect.soft(await htmlFaults(html), path).toEqual([]);
});

test('the contact page is valid HTML with invalid fields and after success', async ({
  baseURL,
}) => {
  const url = String(baseURL);
  const path = referredPath('fr');
  const hidden = await readForm(url, path);
  const post = (typed: typeof person) =>
    postDocument(url, path, [...hidden, ...Object.entries(typed)]);

  const refused = await (await post({ ...person, phone: ' ' })).text();
  expect(refused).toContain('aria-invalid');
  expect(await htmlFaults(refused)).toEqual([]);

  const { headers } = await post(person);
  const sent = await (await freshFetch(new URL(String(headers.get('location')), url))).text();
  expect(sent).toContain(words('fr', 'contact.sent.title'));
  expect(await htmlFaults(sent)).toEqual([]);
});
