import { describe, expect, it, vi } from 'vitest';
import type { Lead } from '../../../src/leads/lead.ts';
import { mailLead } from '../../../src/leads/mail.ts';
import { ownerMail } from '../../../src/leads/owner-mail.ts';
import { affiliates } from '../../../src/site/affiliates.ts';
import { formatTag } from '../../../src/site/locales.ts';
import { company, delivery, ownerLanguage } from '../../../src/site/site.ts';
import { words } from '../../words.ts';
import { createEnvironment, createLead } from './environment.ts';

const lead: Lead = createLead({
  // In Paris it was tomorrow already.
  createdAt: '2026-11-20T23:05:00.000Z',
  locale: 'de',
  firstName: '李',
  lastName: '<b>"Zoë" & Søn</b>',
});
const name = `${lead.firstName} ${lead.lastName}`;
const referrer = { name: 'Camille Roux', company: 'Atelier & Cie' };

it('goes to the owner, names who referred the lead, and a reply goes to the lead', async () => {
  const send = vi.fn(async (_mail: unknown) => ({ messageId: 'x' }));
  const { env } = createEnvironment({
    LEADS_NOTIFY: 'owner@company.example',
    MAIL: { send } as unknown as SendEmail,
  });
  const [affiliate] = affiliates;
  const referred = { ...lead, affiliate: affiliate.code };
  expect(await mailLead(env, referred)).toEqual({ result: 'done' });
  expect(send.mock.calls).toEqual([
    [
      {
        to: 'owner@company.example',
        from: { name: company.brand, email: company.email },
        replyTo: { name, email: lead.email },
        ...(await ownerMail(referred, affiliate)),
      },
    ],
  ]);
});

describe('ownerMail', () => {
  it('says who, how to reach them, who sent them, when in Paris, until when to call, in which language', async () => {
    const { subject, text } = await ownerMail(lead, referrer);
    expect(subject).toBe(
      words(ownerLanguage, 'notice.subject', { name, affiliate: referrer.name }),
    );
    const row = (label: string, value: string) =>
      words(ownerLanguage, 'row', { label: words(ownerLanguage, `notice.${label}`), value });
    const tag = formatTag(ownerLanguage);
    const date = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
    const dates = new Intl.DateTimeFormat(tag, { ...date, timeZone: delivery.timeZone });
    for (const part of [
      name,
      row('phone', '01 99 00 12 34 <tel:0199001234>'),
      row('email', lead.email),
      row('affiliate', 'Camille Roux, Atelier & Cie (CODE)'),
      row('received', dates.format(new Date('2026-11-21T12:00:00Z'))),
      row('due', dates.format(new Date('2026-11-23T12:00:00Z'))),
      row('language', String(new Intl.DisplayNames(tag, { type: 'language' }).of('de'))),
    ]) {
      expect(text).toContain(part);
    }
  });

  it.each([
    ['0475 12 34 56', 'tel:0475123456'],
    [' +44 (20) 7946-0958', 'tel:+442079460958'],
    ['call + me: 12', 'tel:12'],
  ])('shows the phone number “%s” as it was entered, and links %s', async (phone, link) => {
    const { html, text } = await ownerMail({ ...lead, phone }, referrer);
    expect(html).toContain(`<a href="${link}">${phone}</a>`);
    expect(text).toContain(`${phone} <${link}>`);
  });

  it('links no phone number without a digit', async () => {
    const { html, text } = await ownerMail({ ...lead, phone: 'by mail' }, referrer);
    expect(html + text).not.toContain('tel:');
    expect(html).toContain('<td>by mail</td>');
  });

  it('says in words that a lead is flagged', async () => {
    const flag = words(ownerLanguage, 'notice.flagged');
    const flagged = await ownerMail({ ...lead, flagged: true }, referrer);
    expect(flagged.text).toContain(flag);
    expect(flagged.html).toContain(flag);
    expect((await ownerMail(lead, referrer)).text).not.toContain(flag);
  });

  it('has no markup but its own, and no recipient but the lead', async () => {
    const email = 'a?bcc=b&c@planted.example';
    const { html } = await ownerMail({ ...lead, email }, referrer);
    expect(html).toContain('<a href="mailto:a%3Fbcc%3Db%26c@planted.example">');
    expect(html).toContain('&lt;b&gt;&quot;Zoë&quot; &amp; Søn&lt;/b&gt;');
    expect(html).not.toContain('<b>');
  });

  it('names the code alone if nobody has it any more', async () => {
    const { subject, text } = await ownerMail(lead, undefined);
    expect(subject).toContain('CODE');
    expect(text).toContain('CODE');
  });
});
