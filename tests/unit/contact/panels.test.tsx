import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryAffiliate } from '#src/contact/affiliates.ts';
import { ContactPanel } from '#src/contact/contact-panel.tsx';
import { SuccessPanel } from '#src/contact/success-panel.tsx';
import type { Lead } from '#src/leads/lead.ts';
import { firstCall, retention } from '#src/site/site.ts';
import { referrer } from '../../referrer.ts';
import { words } from '../../words.ts';
import { createLead } from '../leads/environment.ts';

// The form runs in browsers only.
vi.mock('#src/contact/contact-form.tsx', () => ({
  ContactForm: ({ children }: { children: ReactNode }) => <form>{children}</form>,
}));
vi.mock('#src/contact/affiliates.ts', () => ({ queryAffiliate: vi.fn() }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const lead = createLead({
  // A Tuesday, 11:00 in France.
  createdAt: '2026-11-24T10:00:00.000Z',
  email: 'zoe.plante@planted.example',
  phone: '+33 1 99 00 72 73',
});

const shown = { locale: 'en', code: referrer.code } as const;

const sent = (changes: Partial<Lead> = {}) =>
  renderToStaticMarkup(
    <SuccessPanel locale="en" lead={{ ...lead, ...changes }} affiliate={referrer} />,
  );

it('counts the deadline of the call from the day of the lead, not from today', () => {
  vi.setSystemTime('2026-11-26T10:00:00Z');
  expect(sent()).toContain('dateTime="2026-11-24T10:00:00.000Z"');
  expect(sent()).toContain(`dateTime="2026-11-25T${firstCall.by - 1}:00:00.000Z"`);
});

it('the success repeats phone and e-mail, masked except for their ends', () => {
  const html = sent();
  expect(html).toContain('>… 72 73<');
  expect(html).toContain('>z…@planted.example<');
  expect(html).not.toContain('99 00 72 73');
  expect(html).not.toContain('zoe.plante');
  expect(sent({ phone: '0612345678' })).toContain('>… 5678<');
  expect(sent({ phone: 'at the office' })).toContain('>… <');
});

it('the success numbers its steps from one, and its booking link tells where it is', () => {
  const numbers = Array.from(sent().matchAll(/aria-hidden="true">(\d\d)</g), ([, n]) => n);
  expect(numbers).toEqual(['01', '02', '03', '04']);
  expect(sent()).toContain('data-booking="contact"');
});

it('the form says how long details are kept, and links to the legal notice', async () => {
  vi.mocked(queryAffiliate).mockResolvedValue(referrer);
  const panel = ContactPanel({ ...shown, lead: undefined, refusal: undefined });
  await vi.advanceTimersByTimeAsync(1000);
  const html = renderToStaticMarkup(await panel).replaceAll('\u00a0', ' ');
  expect(html).toContain(`keeps them for ${retention.years} years`);
  expect(html).toMatch(/<a href="\/legals"[^>]*>legal notice<\/a>/);
});

it('a failed lookup shows the loading error, not that of an unknown code', async () => {
  vi.mocked(queryAffiliate).mockRejectedValue(new Error('unavailable'));
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const panel = ContactPanel({ ...shown, lead: undefined, refusal: undefined });
  await vi.advanceTimersByTimeAsync(1000);
  const html = renderToStaticMarkup(await panel);
  expect(html).toContain(words('en', 'contact.error.failed'));
  expect(html).not.toContain(words('en', 'contact.error.invalid'));
  expect(html).not.toContain('<form');
  expect(html).toContain('data-booking="contact"');
  expect(logged).toHaveBeenCalledOnce();
});

it('shows a refused form and a success without another delay', async () => {
  vi.mocked(queryAffiliate).mockResolvedValue(referrer);
  const entered = { firstName: '', lastName: '', email: '', phone: '' };
  const refusal = { status: 'failed', entered, key: lead.key } as const;
  const rendered: string[] = [];
  for (const answer of [
    { lead: undefined, refusal },
    { lead, refusal: undefined },
  ]) {
    ContactPanel({ ...shown, ...answer }).then((panel) =>
      rendered.push(renderToStaticMarkup(panel)),
    );
  }
  await vi.advanceTimersByTimeAsync(0);
  expect(rendered).toEqual([
    expect.stringContaining('<form'),
    expect.stringContaining(words('en', 'contact.sent.order')),
  ]);
});
