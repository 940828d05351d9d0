import type { ComponentProps, ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ContactPanel } from '#src/contact/contact-panel.tsx';
import { Field } from '#src/contact/field.tsx';
import type { FormError } from '#src/contact/form-result.ts';
import { SuccessPanel } from '#src/contact/success-panel.tsx';
import { leadCall, retention } from '#src/facts/business.ts';
import { affiliate } from '../../affiliate.ts';
import { message } from '../../message.ts';
import { person } from '../../person.ts';
import { createLead } from '../leads/environment.ts';
import { booked, found, html } from '../render.ts';

// The form runs in browsers only.
type FormProps = { children: ReactNode; hiddenValues: Record<string, string>; result?: FormError };
const form = vi.hoisted(() => vi.fn());
vi.mock('#src/contact/contact-form.tsx', () => ({
  ContactForm: (props: FormProps) => {
    form(props);
    return <form>{props.children}</form>;
  },
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

const sent = () => html(<SuccessPanel locale="en" lead={lead} affiliate={affiliate} />);

const panel = (changes: Partial<ComponentProps<typeof ContactPanel>> = {}) =>
  html(
    <ContactPanel
      locale="en"
      code={affiliate.code}
      lookup={{ status: 'found', affiliate }}
      {...changes}
    />,
  );

it('counts the deadline of the call from the time of the lead', () => {
  expect(sent()).toContain('dateTime="2026-11-24T10:00:00.000Z"');
  expect(sent()).toContain(`dateTime="2026-11-25T${leadCall.by - 1}:00:00.000Z"`);
});

it('the success promises no call whose time is over', () => {
  const call = message('en', 'contact.sent.call.label');
  expect(sent()).toContain(call);
  vi.setSystemTime(new Date('2027-01-24T10:00:00Z'));
  expect(sent()).not.toContain(call);
  expect(sent()).toContain('dateTime="2026-11-24T10:00:00.000Z"');
});

it('the success repeats phone and e-mail as they were typed', () => {
  expect(sent()).toContain('>+33 1 99 00 72 73<');
  expect(sent()).toContain('>zoe.plante@planted.example<');
});

it('the success numbers its steps from one, and its booking link names place and affiliate', () => {
  expect(found(sent(), /aria-hidden="true">(\d\d)</g)).toEqual(['01', '02', '03', '04']);
  expect([booked(sent()), booked(sent(), 'term')]).toEqual([['contact'], [affiliate.code]]);
});

it('the form says how long details are kept, and links to the legal notice', () => {
  const text = panel().replaceAll('\u00a0', ' ');
  expect(text).toContain(`${retention.years} years`);
  const link = /<a href="\/legals"[^>]*>legal notice<\/a>/;
  expect(text).toMatch(link);
});

it('the form names the time of our call, counted from now', () => {
  expect(panel({ locale: 'fr' }).replaceAll('\u00a0', ' ')).toContain('mercredi 25 novembre');
});

it('the form sends the affiliate’s code, the page’s language and a new key, and shows a result', () => {
  const result: FormError = { status: 'failed', entered: person, key: 'the same' };
  form.mockClear();
  for (let i = 0; i < 2; i++) panel({ locale: 'de', result });
  const [[first], [second]] = form.mock.calls as [[FormProps], [FormProps]];
  const key = expect.stringMatching(/^[\da-f-]{36}$/);
  expect(first.hiddenValues).toEqual({ ref: affiliate.code, locale: 'de', key });
  expect(second.hiddenValues.key).not.toBe(first.hiddenValues.key);
  expect(first.result).toBe(result);
});

it('a field keeps its value beside its error, which names and focuses it', () => {
  const errors = { email: 'Is it?' };
  const show = (name: 'email' | 'phone', pending = false) =>
    html(
      <Field
        name={name}
        messages={{ label: 'Label', placeholder: 'e.g.' }}
        formError={{ entered: { ...person, email: 'nope' }, errors }}
        pending={pending}
      />,
    );
  const [email, phone] = [show('email'), show('phone')];
  for (const part of [
    ...['required=""', 'autofocus=""', 'value="nope"', 'aria-invalid="true"'],
    ...['aria-describedby="email-error"', 'id="email-error"', '>Is it?<'],
  ]) {
    expect(email.toLowerCase()).toContain(part.toLowerCase());
  }
  expect(phone).toContain(`value="${person.phone}"`);
  expect(phone).not.toMatch(/autofocus|aria-|readonly/i);
  expect(show('phone', true)).toMatch(/readonly=""/i);
});

it('an unknown code can be corrected as it was typed; without a code the field is empty', () => {
  const unknown = panel({ lookup: { status: 'invalid' }, code: 'Huber & Söhne' });
  expect(unknown).toMatch(
    /<input (?=[^>]*value="Huber &amp; Söhne")(?=[^>]*autofocus)[^>]*aria-invalid="true"/i,
  );
  expect(panel({ lookup: { status: 'missing' }, code: '' })).not.toMatch(/aria-invalid|autofocus/i);
});

it('a posted form whose code is unknown is shown with its values, and no affiliate', () => {
  const result: FormError = { status: 'unknownCode', entered: person, key: 'the same' };
  form.mockClear();
  const posted = panel({ lookup: { status: 'invalid' }, code: 'GONE', result });
  expect(posted).not.toContain('<blockquote');
  const [[props]] = form.mock.calls as [[FormProps]];
  expect(props).toMatchObject({ hiddenValues: { ref: 'GONE' }, result });
});

it('a failed lookup shows the loading error, not that of an unknown code', () => {
  const failed = panel({ lookup: { status: 'failed' } });
  expect(failed).toContain(message('en', 'contact.error.failed'));
  expect(failed).not.toContain(message('en', 'contact.error.invalid'));
  expect(failed).not.toContain('<form');
  expect([booked(failed), booked(failed, 'term')]).toEqual([['contact'], [null]]);
});
