import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { acceptLead, acceptWithDelay } from '#src/contact/accept-lead.ts';
import type { Submission } from '#src/contact/submission.ts';
import { message } from '../../message.ts';
import { person } from '../../person.ts';
import {
  createEnvironment,
  storedDeliveries,
  storedLeads,
  withReceiver,
} from '../leads/environment.ts';
import { createSubmission } from './form.ts';

let logged: string[];

beforeEach(() => {
  logged = [];
  for (const level of ['info', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation((line) => void logged.push(line));
  }
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function accept(submission: Submission, env: Env) {
  const work: Promise<unknown>[] = [];
  const waitUntil = (promise: Promise<unknown>) => void work.push(promise);
  const address = '203.0.113.1';
  const outcome = await acceptLead(submission, { env, executionCtx: { waitUntil }, address });
  await Promise.all(work);
  return outcome;
}

describe('acceptLead', () => {
  it('attempts its deliveries once it is stored', async () => {
    const receiver = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
    const { env } = createEnvironment(withReceiver);
    await accept(createSubmission(), env);
    expect(receiver).toHaveBeenCalledOnce();
    expect(await storedDeliveries(env)).toMatchObject([{ attempts: 1, done: expect.any(String) }]);
  });

  it('stores the same form once, however late, and a corrected one under its key too', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { env } = createEnvironment();
    const form = createSubmission();
    const first = await accept(form, env);
    expect(first).toMatchObject({ status: 'sent' });
    vi.advanceTimersByTime(100 * 24 * 60 * 60 * 1000);
    expect(await accept({ ...form, locale: 'it', flagged: true }, env)).toEqual(first);
    const corrected = createSubmission({ key: form.key, firstName: 'Zoé' });
    expect(await accept(corrected, env)).toMatchObject({ status: 'sent' });
    expect(await storedLeads(env)).toMatchObject([{ first_name: 'Zoë' }, { first_name: 'Zoé' }]);
  });

  it('explains invalid fields in the form’s language and keeps what was entered', async () => {
    const { env } = createEnvironment();
    const form = createSubmission({ firstName: ' ', email: 'nope' });
    expect(await accept(form, env)).toEqual({
      status: 'invalid',
      errors: {
        firstName: message('fr', 'contact.invalid.required'),
        lastName: undefined,
        email: message('fr', 'contact.invalid.email'),
        phone: undefined,
      },
      entered: { ...person, firstName: ' ', email: 'nope' },
      key: form.key,
    });
    expect(await storedLeads(env)).toEqual([]);
  });

  it.each(['NOPE', ''])('fails for the code “%s”', async (code) => {
    const { env } = createEnvironment();
    expect(await accept(createSubmission({ code }), env)).toMatchObject({ status: 'failed' });
    expect(await storedLeads(env)).toEqual([]);
    expect(logged.join()).toContain('lead-unknown-affiliate');
  });

  it('fails if the store fails, and the same form can be sent again', async () => {
    const { env } = createEnvironment();
    const form = createSubmission();
    vi.spyOn(env.DB, 'batch').mockRejectedValueOnce(new Error(`No ${person.email}`));
    expect(await accept(form, env)).toEqual({ status: 'failed', entered: person, key: form.key });
    expect(await accept(form, env)).toMatchObject({ status: 'sent' });
    // Lines of JSON without anything that was entered.
    for (const line of logged) {
      expect(JSON.parse(line)).toHaveProperty('event');
      for (const value of Object.values(person)) expect(line).not.toContain(value);
    }
  });
});

describe('acceptWithDelay', () => {
  const submit = (
    submission: Submission,
    { admits = true, waitUntil = (): void => undefined } = {},
  ) => {
    const RATE_LIMIT = { limit: async () => ({ success: admits }) };
    const { env } = createEnvironment({ RATE_LIMIT });
    const context = { env, executionCtx: { waitUntil }, address: '203.0.113.1' };
    return acceptWithDelay(submission, context);
  };

  it.each([
    ['sent', {}],
    ['invalid', { email: 'nope' }],
    ['failed', { code: 'NOPE' }],
  ])('reports %s 1,500 ms after the submission', async (expected, changes) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const stored = Promise.withResolvers<void>();
    let status = 'submitting';
    const done = submit(createSubmission(changes), { waitUntil: stored.resolve }).then((result) => {
      status = result.status;
    });
    if (expected === 'sent') await stored.promise;
    await vi.advanceTimersByTimeAsync(1499);
    expect(status).toBe('submitting');
    await vi.advanceTimersByTimeAsync(1);
    await done;
    expect(status).toBe(expected);
  });

  it('refuses at once over the rate limit', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const limited = await submit(createSubmission(), { admits: false });
    expect(limited).toMatchObject({ status: 'limited' });
  });
});
