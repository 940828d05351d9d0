import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { acceptLead } from '../../../src/contact/accept-lead.ts';
import type { Environment } from '../../../src/environment.ts';
import { words } from '../../words.ts';
import { createEnvironment, storedLeads } from './environment.ts';
import { createForm, person } from './form.ts';

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

async function accept(form: FormData, env: Environment) {
  const work: Promise<unknown>[] = [];
  const outcome = await acceptLead(form, { env, waitUntil: (promise) => void work.push(promise) });
  await Promise.all(work);
  return outcome;
}

async function oldForm(changes: Record<string, string> = {}) {
  const form = await createForm(changes);
  vi.advanceTimersByTime(5000);
  return form;
}

describe('acceptLead', () => {
  it('stores a lead, queues it, and only then says sent', async () => {
    const { env, queued } = createEnvironment();
    expect(await accept(await oldForm(), env)).toEqual({ status: 'sent' });
    const [lead, ...others] = await storedLeads(env);
    expect(others).toEqual([]);
    expect(lead).toMatchObject({
      locale: 'fr',
      affiliate: 'BRAVO72',
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

  it('stores the same form once, whatever the case of the code', async () => {
    const { env, queued } = createEnvironment();
    const key = crypto.randomUUID();
    await accept(await oldForm({ key }), env);
    expect(await accept(await oldForm({ key, ref: ' bravo72 ' }), env)).toEqual({ status: 'sent' });
    expect(await storedLeads(env)).toHaveLength(1);
    expect(queued).toHaveLength(1);
  });

  it('refuses a known key with another payload, and hands out a new ticket', async () => {
    const { env } = createEnvironment();
    const key = crypto.randomUUID();
    await accept(await oldForm({ key }), env);
    const outcome = await accept(await oldForm({ key, firstName: 'Eve' }), env);
    expect(outcome).toMatchObject({ status: 'failed', values: { firstName: 'Eve' } });
    expect(outcome).not.toMatchObject({ ticket: { key } });
    expect(await storedLeads(env)).toHaveLength(1);
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
      ticket: { key: form.get('key'), token: form.get('token') },
    });
    expect(await storedLeads(env)).toEqual([]);
  });

  it.each([
    ['honeypot', { website: 'https://spam.example' }],
    ['foreign-token', { token: 'mine.00' }],
    ['foreign-token', { locale: 'de', phone: '030 23125 456' }],
    ['foreign-token', { ref: 'ALPHA72' }],
  ])('stores a suspect lead (%s %o) without delivering it', async (suspicion, changes) => {
    const { env, queued } = createEnvironment();
    expect(await accept(await oldForm(changes), env)).toEqual({ status: 'sent' });
    expect(await storedLeads(env)).toMatchObject([{ suspicion, delivery: 'withheld' }]);
    expect(queued).toEqual([]);
  });

  it('suspects who is faster than three seconds', async () => {
    const { env } = createEnvironment();
    await accept(await createForm(), env);
    expect(await storedLeads(env)).toMatchObject([{ suspicion: 'too-fast' }]);
  });

  it.each([{ ref: 'NOPE' }, { ref: '' }, { locale: 'xx' }, { key: 'mine' }])(
    'fails where the form carries %o',
    async (changes) => {
      const { env } = createEnvironment();
      expect(await accept(await oldForm(changes), env)).toMatchObject({ status: 'failed' });
      expect(await storedLeads(env)).toEqual([]);
    },
  );

  it('fails with everything kept where the store fails, and the same form can be sent again', async () => {
    const { env } = createEnvironment();
    const form = await oldForm();
    const down = { batch: () => Promise.reject(new Error('D1_ERROR')), prepare: env.DB.prepare };
    const outcome = await accept(form, { ...env, DB: down as unknown as D1Database });
    expect(outcome).toEqual({
      status: 'failed',
      values: person,
      ticket: { key: form.get('key'), token: form.get('token') },
    });
    expect(await accept(form, env)).toEqual({ status: 'sent' });
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

  it('fails where the secret is not set', async () => {
    const { env } = createEnvironment({ FORM_TOKEN_SECRET: '' });
    expect(await accept(await oldForm(), env)).toMatchObject({ status: 'failed' });
    expect(logged.join()).toContain('MissingSecret FORM_TOKEN_SECRET');
  });

  it('says sent where only the queue is down: the cron finds the lead', async () => {
    const { env } = createEnvironment();
    vi.mocked(env.QUEUE.send).mockRejectedValue(new Error('down'));
    expect(await accept(await oldForm(), env)).toEqual({ status: 'sent' });
    expect(await storedLeads(env)).toMatchObject([{ delivery: 'pending' }]);
  });

  it('logs single lines of JSON without personal data', async () => {
    const { env } = createEnvironment();
    await accept(await oldForm(), env);
    await accept(await oldForm({ email: 'nope' }), env);
    await accept(await oldForm({ website: 'x' }), env);
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
