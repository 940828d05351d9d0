import { expect, test } from 'playwright/test';
import { localeCodes } from '../../../src/locales.ts';
import { referredPath } from '../../referrer.ts';
import { words } from '../../words.ts';
import { type Form, fillRendered, variables, withField } from './forms.ts';
import { startReceiver } from './receiver.ts';
import { readHealth, startServer } from './server.ts';
import { person, postDocument, readLeads } from './submission.ts';

test.describe.configure({ mode: 'default', timeout: 240_000 });

const path = referredPath();

/** The same form with the ticket that an answer hands out. */
function withNewTicket(form: Form, html: string): Form {
  return ['key', 'token'].reduce((renewed, name) => {
    const [, value = ''] = html.match(new RegExp(`name="${name}" value="([^"]+)"`)) ?? [];
    return withField(renewed, name, value);
  }, form);
}

test('after a change of its secret a form needs to be sent again, and is delivered then', async () => {
  await using receiver = await startReceiver(200);
  await using before = await startServer({ variables });
  const form = await fillRendered(before.url);
  await before.stop();
  await using server = await startServer({
    state: before.state,
    variables: {
      ...variables,
      FORM_TOKEN_SECRET: 'another secret of the form in these tests',
      LEADS_WEBHOOK_URL: receiver.url,
    },
  });
  const response = await postDocument(server.url, path, form);
  expect(response.status).toBe(200);
  const html = await response.text();
  expect(html).toContain(words('en', 'contact.error.again'));
  expect(html).toContain(`value="${person.email}"`);
  expect(await readLeads(server.state)).toEqual([]);
  const again = withNewTicket(form, html);
  expect((await postDocument(server.url, path, again)).status).toBe(303);
  await expect.poll(() => receiver.received.length, { timeout: 30_000 }).toBe(1);
  expect(await readLeads(server.state)).toMatchObject([{ suspicion: null }]);
});

test('without its secret the page says that loading failed, in every language', async () => {
  await using server = await startServer({ variables: { ...variables, FORM_TOKEN_SECRET: '' } });
  for (const locale of localeCodes) {
    const html = await (await fetch(server.url + referredPath(locale))).text();
    expect(html).toContain(words(locale, 'contact.error.failed'));
    expect(html).not.toContain('<form');
  }
  expect(server.output()).toContain('MissingSecret FORM_TOKEN_SECRET');
  const unfitSecrets = ['FORM_TOKEN_SECRET'];
  expect(await readHealth(server)).toMatchObject([503, { store: 'ready', unfitSecrets }]);
});
