import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
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

// A minute after the lead.
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-24T10:01:00Z') }));
afterEach(() => void vi.useRealTimers());

const lead = createLead({
  // A Tuesday, 11:00 in France.
  createdAt: '2026-11-24T10:00:00.000Z',
  email: 'zoe.plante@planted.example',
  phone: '+33 1 99 00 72 73',
});

const sent = (changes: Partial<Lead> = {}) =>
  renderToStaticMarkup(
    <SuccessPanel locale="en" lead={{ ...lead, ...changes }} affiliate={referrer} />,
  );

it('counts the deadline of the call from the time of the lead', () => {
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

it('after ten minutes the success only says that we have the details, and leads to a new form', () => {
  vi.setSystemTime('2026-11-24T10:10:00.000Z');
  expect(sent()).toContain('>… 72 73<');
  vi.setSystemTime('2026-11-24T10:10:00.001Z');
  const late = sent().replaceAll('\u00a0', ' ');
  expect(late).toContain('>We already have your details.</h2>');
  expect(late).not.toContain('72 73');
  expect(late).not.toContain('planted.example');
  expect(late).toContain(`href="/contact?ref=${referrer.code}"`);
});

it('the form says how long details are kept, and links to the legal notice', () => {
  const panel = <ContactPanel locale="en" code={referrer.code} affiliate={referrer} />;
  const html = renderToStaticMarkup(panel).replaceAll('\u00a0', ' ');
  expect(html).toContain(`keeps them for ${retention.years} years`);
  expect(html).toMatch(/<a href="\/legals\?ref=ALPHA72"[^>]*>legal notice<\/a>/);
});

it('a failed lookup shows the loading error, not that of an unknown code', () => {
  const panel = <ContactPanel locale="en" code={referrer.code} affiliate="failed" />;
  const html = renderToStaticMarkup(panel);
  expect(html).toContain(words('en', 'contact.error.failed'));
  expect(html).not.toContain(words('en', 'contact.error.invalid'));
  expect(html).not.toContain('<form');
  expect(html).toContain('data-booking="contact"');
});
