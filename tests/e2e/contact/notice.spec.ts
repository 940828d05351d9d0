import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { ownerLanguage } from '#src/facts/business.ts';
import { affiliate } from '../../affiliate.ts';
import { message } from '../../message.ts';
import { person } from '../../person.ts';
import { startTestSite } from '../site.ts';
import { isSent, makeForm, variables } from './submission.ts';

/** Returns the mails that Miniflare keeps in a state folder. */
function mails(state: string): string[] {
  const folder = join(state, 'tmp/email');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.html'))
    .map((path) => readFileSync(join(folder, path), 'utf8'));
}

test('mails a lead to the owner once and logs none of its data', async () => {
  const state = test.info().outputPath('state');
  await using site = await startTestSite({
    state,
    variables: { ...variables, LEADS_MAIL_TO: 'owner@company.example' },
  });
  const form = makeForm({}, 'de');
  for (const _time of ['once', 'again']) expect(await isSent(site.url, form)).toBe(true);
  await expect.poll(() => mails(state).length).toBe(1);
  await site.runCron();
  const [mail = '', ...others] = mails(state);
  expect(others).toEqual([]);
  expect(mail).toContain(`${person.firstName} ${person.lastName}`);
  expect(mail).toContain(`<a href="tel:+33199007273">${person.phone}</a>`);
  expect(mail).toContain(person.email);
  expect(mail).toContain(affiliate.code);
  expect(mail).toContain(message(ownerLanguage, 'mail.reply'));
  for (const planted of [person.lastName, person.email, 'owner@company.example']) {
    expect(site.log.join('\n')).not.toContain(planted);
  }
});
