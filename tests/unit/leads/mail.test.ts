import { expect, it, vi } from 'vitest';
import { affiliates } from '#src/facts/affiliates.ts';
import { company, delivery, ownerLanguage } from '#src/facts/business.ts';
import { formatTag } from '#src/facts/locales.ts';
import type { Lead } from '#src/leads/lead.ts';
import { mailLead } from '#src/leads/mail.ts';
import { message } from '../../message.ts';
import { createEnvironment, createLead } from './environment.ts';

const [affiliate] = affiliates;

const lead: Lead = createLead({
  affiliate: affiliate.code,
  // In Paris it is already the next day.
  createdAt: '2026-11-20T23:05:00.000Z',
  locale: 'de',
  firstName: '李',
  lastName: '<b>"Zoë" & Søn</b>',
});
const name = `${lead.firstName} ${lead.lastName}`;

/** Returns the owner's mail about a lead with the given changes. */
async function mailOf(changes: Partial<Lead> = {}) {
  const send = vi.fn(async (_mail: { subject: string; html: string }) => ({ messageId: 'x' }));
  const { env } = createEnvironment({
    LEADS_MAIL_TO: 'owner@company.example',
    MAIL: { send } as unknown as SendEmail,
  });
  await mailLead(env, { ...lead, ...changes });
  const [[mail] = []] = send.mock.calls;
  if (!mail) throw new Error('No mail was sent');
  return mail;
}

it('goes to the owner, names the affiliate, and directs replies to the lead', async () => {
  expect(await mailOf()).toMatchObject({
    to: 'owner@company.example',
    from: { name: company.brand, email: company.email },
    replyTo: { name, email: lead.email },
    subject: message(ownerLanguage, 'mail.subject', { name, affiliate: affiliate.name }),
  });
});

it('names phone, e-mail, affiliate, time in Paris, latest call and language of the lead', async () => {
  const html = (await mailOf()).html.replaceAll('&amp;', '&').replaceAll(/\s/g, ' ');
  const tag = formatTag(ownerLanguage);
  const date = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
  const dates = new Intl.DateTimeFormat(tag, { ...date, timeZone: delivery.timeZone });
  for (const part of [
    lead.email,
    `${affiliate.name}, ${affiliate.company} (${affiliate.code})`,
    dates.format(new Date('2026-11-21T12:00:00Z')),
    dates.format(new Date('2026-11-23T12:00:00Z')),
    String(new Intl.DisplayNames(tag, { type: 'language' }).of('de')),
  ]) {
    expect(html).toContain(part);
  }
});

it.each([
  ['+33 1.99-00\u00a072', '<a href="tel:+331990072">+33 1.99-00\u00a072</a>'],
  ['+33 (0)1 99 00 72 73', '+33 (0)1 99 00 72 73'],
  ['+33 1 99 00 72 73 ext. 12', '+33 1 99 00 72 73 ext. 12'],
  ['+33 1 99 00 72 73 1 99 00 72 74', '+33 1 99 00 72 73 1 99 00 72 74'],
  ['+33 1 99 00 72 73 +44 20', '+33 1 99 00 72 73 +44 20'],
  ['0475 12 34 56', '0475 12 34 56'],
  ['<i>by mail</i>', '&lt;i&gt;by mail&lt;/i&gt;'],
])(
  'shows the phone number “%s” as it was entered, linked if it can only mean one',
  async (phone, cell) => {
    const { html } = await mailOf({ phone });
    expect(html).toContain(`<td>${cell}</td>`);
    expect(html.includes('tel:')).toBe(cell.includes('tel:'));
  },
);

it('states that the honeypot was filled in', async () => {
  const flag = message(ownerLanguage, 'mail.honeypot');
  expect((await mailOf({ honeypotFilled: true })).html).toContain(flag);
  expect((await mailOf()).html).not.toContain(flag);
});

it('escapes markup, and adds no recipient from the lead’s values', async () => {
  const { html } = await mailOf({ email: 'a?bcc=b&c@planted.example' });
  expect(html).toContain('<a href="mailto:a%3Fbcc%3Db%26c@planted.example">');
  expect(html).toContain('&lt;b&gt;&quot;Zoë&quot; &amp; Søn&lt;/b&gt;');
  expect(html).not.toContain('<b>');
});

it('names the code alone if the affiliate no longer exists', async () => {
  const { subject, html } = await mailOf({ affiliate: 'GONE' });
  expect(subject).toContain('GONE');
  expect(html).toContain('<td>GONE</td>');
});
