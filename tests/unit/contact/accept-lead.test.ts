import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { acceptLead } from '../../../src/contact/accept-lead.ts';
import type { Outcome } from '../../../src/contact/outcome.ts';
import { readReceipt } from '../../../src/contact/receipt.ts';
import type { Submission } from '../../../src/contact/submission.ts';
import type { Environment } from '../../../src/request.ts';
import { company, firstCall } from '../../../src/site.ts';
import { referrer } from '../../referrer.ts';
import { words } from '../../words.ts';
import { createEnvironment, storedLeads, tokenSecret } from '../leads/environment.ts';
import { createSubmission, person } from './form.ts';

const day = 24 * 60 * 60 * 1000;

let logged: string[];

beforeEach(() => {
  vi.useFakeTimers();
  logged = [];
  for (const level of ['info', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation((line) => void logged.push(line));
  }
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function accept(form: Submission, env: Environment) {
  const work: Promise<unknown>[] = [];
  const outcome = await acceptLead(form, { env, waitUntil: (promise) => void work.push(promise) });
  await Promise.all(work);
  return outcome;
}

async function oldForm(changes: Parameters<typeof createSubmission>[0] = {}) {
  const form = await createSubmission(changes);
  vi.advanceTimersByTime(5000);
  return form;
}

/** Presses the button again, a while after an answer that handed out a new ticket. */
async function acceptAgain(form: Submission, outcome: Outcome, env: Environment) {
  if (!('ticket' in outcome)) throw new Error(outcome.status);
  vi.advanceTimersByTime(5000);
  return accept({ ...form, values: outcome.values, ...outcome.ticket }, env);
}

/** What the receipt says of a lead that the visitor sent in French. */
function receivedAtOf(outcome: Outcome) {
  if (outcome.status !== 'sent') throw new Error(outcome.status);
  return readReceipt(tokenSecret, outcome.receipt, referrer.code);
}

describe('acceptLead', () => {
  it('stores a lead, queues it, and only then says sent', async () => {
    const { env, queued } = createEnvironment();
    expect(await accept(await oldForm(), env)).toMatchObject({ status: 'sent' });
    const [lead, ...others] = await storedLeads(env);
    expect(others).toEqual([]);
    expect(lead).toMatchObject({
      locale: 'fr',
      affiliate: referrer.code,
      first_name: person.firstName,
      last_name: person.lastName,
      email: person.email,
      phone: '+33199001234',
      phone_as_typed: person.phone,
      suspicion: null,
      delivery: 'pending',
    });
    expect(queued).toEqual([lead?.id]);
  });

  it('says when it was received, who sent it on, and when we call', async () => {
    const { env } = createEnvironment();
    vi.setSystemTime('2026-11-20T16:59:55Z');
    const outcome = await accept(await oldForm(), env);
    const received = new Date('2026-11-20T17:00:00Z');
    // France is an hour ahead of UTC then.
    const call = new Date(Date.UTC(2026, 10, 23, firstCall.by - 1));
    expect(await receivedAtOf(outcome)).toBe(received.getTime());
    expect(outcome).toMatchObject({
      words: {
        message: words('fr', 'contact.sent.message', {
          name: referrer.name,
          brand: company.brand,
        }),
        cues: [
          { dateTime: '2026-11-20T17:00:00.000Z', text: expect.stringContaining('à 18\u00a0h,') },
          { text: `${referrer.name}, ${referrer.company}` },
          {
            dateTime: call.toISOString(),
            text: expect.stringContaining(`à ${firstCall.by}\u00a0h,`),
          },
        ],
      },
    });
    const [lead] = await storedLeads(env);
    expect(lead?.created_at).toBe(received.toISOString());
  });

  it('stores the same form once', async () => {
    const { env, queued } = createEnvironment();
    const key = crypto.randomUUID();
    const first = await accept(await oldForm({ key }), env);
    const second = await accept(await oldForm({ key }), env);
    // The same moments in each answer: those that the owner was told.
    expect(second).toEqual({ ...first, receipt: expect.any(String) });
    for (const outcome of [first, second]) {
      expect(await receivedAtOf(outcome)).toBe(Date.now() - 5000);
    }
    expect(await storedLeads(env)).toHaveLength(1);
    expect(queued).toHaveLength(1);
  });

  it.each([
    { firstName: 'Zoé' },
    // The number to call is the same; the person to ask for is not.
    { phone: '01 99 00 12 34 ext. 214' },
  ])('takes %o for another payload under a known key', async (change) => {
    const { env } = createEnvironment();
    const key = crypto.randomUUID();
    await accept(await oldForm({ key, phone: '01 99 00 12 34' }), env);
    const outcome = await accept(await oldForm({ key, phone: '01 99 00 12 34', ...change }), env);
    expect(outcome).toMatchObject({ status: 'failed', values: change });
    expect(await storedLeads(env)).toHaveLength(1);
  });

  it('refuses a known key with another payload, and the next try succeeds', async () => {
    const { env } = createEnvironment();
    const key = crypto.randomUUID();
    await accept(await oldForm({ key }), env);
    const corrected = await oldForm({ key, firstName: 'Zoé' });
    const outcome = await accept(corrected, env);
    expect(outcome).toMatchObject({ status: 'failed', values: { firstName: 'Zoé' } });
    expect(outcome).not.toMatchObject({ ticket: { key } });
    expect(await storedLeads(env)).toHaveLength(1);
    expect(await acceptAgain(corrected, outcome, env)).toMatchObject({ status: 'sent' });
    expect(await storedLeads(env)).toMatchObject([
      { first_name: 'Zoë', delivery: 'pending' },
      { first_name: 'Zoé', delivery: 'pending' },
    ]);
  });

  it('explains bad fields in the form’s language and keeps what was typed', async () => {
    const { env } = createEnvironment();
    const form = await oldForm({ firstName: ' ', email: 'nope' });
    expect(await accept(form, env)).toEqual({
      status: 'invalid',
      errors: {
        firstName: words('fr', 'contact.invalid.required'),
        lastName: undefined,
        email: words('fr', 'contact.invalid.email'),
        phone: undefined,
      },
      values: { ...person, firstName: ' ', email: 'nope' },
      ticket: { key: form.key, token: form.token },
    });
    expect(await storedLeads(env)).toEqual([]);
  });

  it('notes that the owner is to be told, if somebody is to be', async () => {
    for (const [LEADS_NOTIFY, moment] of [
      ['owner@company.example', expect.any(String)],
      ['', null],
    ] as const) {
      const { env } = createEnvironment({ LEADS_NOTIFY });
      await accept(await oldForm(), env);
      expect(await storedLeads(env)).toMatchObject([{ notify_at: moment, notified_at: null }]);
    }
  });

  it('sets aside leads that fill in what people do not see, and says sent', async () => {
    const { env, queued } = createEnvironment({ LEADS_NOTIFY: 'owner@company.example' });
    const form = await oldForm({ honeypot: 'https://spam.example' });
    expect(await accept(form, env)).toMatchObject({ status: 'sent' });
    expect(await storedLeads(env)).toMatchObject([
      { suspicion: 'honeypot', delivery: 'withheld', queued_at: null, notify_at: null },
    ]);
    expect(queued).toEqual([]);
  });

  it.each<[string, Parameters<typeof createSubmission>[0], number]>([
    ['a secret that was changed since', { token: 'mine.00' }, 5000],
    ['another language', { locale: 'de', phone: '030 23125 456' }, 5000],
    ['another affiliate', { ticketFor: 'OTHER' }, 5000],
    ['a tab that was open for more than a day', {}, day + 1],
    ['a honeypot that is filled in, too', { token: 'mine.00', honeypot: 'x' }, 5000],
  ])('stores nothing with a ticket of %s; sent again, it does', async (_name, changes, age) => {
    const { env, queued } = createEnvironment();
    const form = await createSubmission(changes);
    vi.advanceTimersByTime(age);
    const outcome = await accept(form, env);
    expect(outcome).toMatchObject({ status: 'again', values: form.values });
    expect(outcome).not.toMatchObject({ ticket: { key: form.key } });
    expect(logged.join()).toContain('lead-with-stale-ticket');
    expect(await storedLeads(env)).toEqual([]);
    expect(await acceptAgain(form, outcome, env)).toMatchObject({ status: 'sent' });
    expect(await storedLeads(env)).toMatchObject([{ locale: form.locale, affiliate: form.code }]);
    expect(queued).toHaveLength(form.honeypot ? 0 : 1);
  });

  it('delivers a form of exactly 24 hours', async () => {
    const { env, queued } = createEnvironment();
    const form = await createSubmission();
    vi.advanceTimersByTime(day);
    expect(await accept(form, env)).toMatchObject({ status: 'sent' });
    expect(queued).toHaveLength(1);
  });

  it('makes visitors who are faster than three seconds wait for the rest of them', async () => {
    const { env, queued } = createEnvironment();
    const form = await createSubmission();
    await vi.advanceTimersByTimeAsync(1200);
    // A double click: both wait, and are one lead.
    const outcomes = Promise.all([accept(form, env), accept(form, env)]);
    await vi.advanceTimersByTimeAsync(1799);
    expect(await storedLeads(env)).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcomes).toMatchObject([{ status: 'sent' }, { status: 'sent' }]);
    expect(await storedLeads(env)).toMatchObject([{ suspicion: null, delivery: 'pending' }]);
    expect(queued).toHaveLength(1);
  });

  it('says at once what is wrong with a fresh form', async () => {
    const { env } = createEnvironment();
    expect(await accept(await createSubmission({ phone: '12' }), env)).toMatchObject({
      status: 'invalid',
    });
  });

  it.each([{ code: 'NOPE' }, { code: '' }])('fails if the form carries %o', async (changes) => {
    const { env } = createEnvironment();
    expect(await accept(await oldForm(changes), env)).toMatchObject({ status: 'failed' });
    expect(await storedLeads(env)).toEqual([]);
    expect(logged.join()).toContain('lead-without-affiliate');
  });

  it('fails with everything kept if the store fails, and the same form can be sent again', async () => {
    const { env } = createEnvironment();
    const form = await oldForm();
    const down = { batch: () => Promise.reject(new Error('D1_ERROR')), prepare: env.DB.prepare };
    const outcome = await accept(form, { ...env, DB: down as unknown as D1Database });
    expect(outcome).toEqual({
      status: 'failed',
      values: person,
      ticket: { key: form.key, token: form.token },
    });
    expect(await accept(form, env)).toMatchObject({ status: 'sent' });
    expect(await storedLeads(env)).toHaveLength(1);
  });

  it('gives a slow store five seconds', async () => {
    const { env } = createEnvironment();
    const form = await oldForm();
    const asked = Promise.withResolvers<void>();
    const batch = () => {
      asked.resolve();
      return new Promise(() => undefined);
    };
    const hanging = { batch, prepare: env.DB.prepare } as unknown as D1Database;
    const outcome = accept(form, { ...env, DB: hanging });
    await asked.promise;
    await vi.advanceTimersByTimeAsync(4999);
    await expect(Promise.race([outcome, 'waiting'])).resolves.toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    await expect(outcome).resolves.toMatchObject({ status: 'failed' });
  });

  it('fails if the secret is not set', async () => {
    const { env } = createEnvironment({ FORM_TOKEN_SECRET: '' });
    expect(await accept(await oldForm(), env)).toMatchObject({ status: 'failed' });
    expect(logged.join()).toContain('MissingSecret FORM_TOKEN_SECRET');
  });

  it('says sent before the queue has the lead, for which the worker waits', async () => {
    const { env } = createEnvironment();
    const queue = Promise.withResolvers<QueueSendResponse>();
    vi.mocked(env.QUEUE.send).mockReturnValue(queue.promise);
    const work: Promise<unknown>[] = [];
    const waitUntil = (promise: Promise<unknown>) => void work.push(promise);
    const outcome = await acceptLead(await oldForm(), { env, waitUntil });
    expect(outcome).toMatchObject({ status: 'sent' });
    expect(await Promise.race([Promise.all(work), 'waiting'])).toBe('waiting');
    queue.resolve({} as QueueSendResponse);
    await Promise.all(work);
  });

  it('says sent if only the queue is down: the cron finds the lead', async () => {
    const { env } = createEnvironment();
    vi.mocked(env.QUEUE.send).mockRejectedValue(new Error('down'));
    expect(await accept(await oldForm(), env)).toMatchObject({ status: 'sent' });
    expect(await storedLeads(env)).toMatchObject([{ delivery: 'pending' }]);
    expect(logged.join()).toContain('lead-not-queued');
  });

  it('logs single lines of JSON without personal data', async () => {
    const { env } = createEnvironment();
    await accept(await oldForm(), env);
    await accept(await oldForm({ email: 'nope' }), env);
    await accept(await oldForm({ honeypot: 'x' }), env);
    const batch = () => Promise.reject(new Error(`No ${person.email}`));
    const quoting = { batch, prepare: env.DB.prepare } as unknown as D1Database;
    await accept(await oldForm(), { ...env, DB: quoting });
    expect(logged.join()).toContain('lead-not-stored');
    expect(logged.length).toBeGreaterThan(0);
    for (const line of logged) {
      expect(line).not.toContain('\n');
      expect(JSON.parse(line)).toHaveProperty('event');
      for (const value of [...Object.values(person), '199001234']) {
        expect(line).not.toContain(value);
      }
    }
  });
});
