import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { acceptForm } from '#src/contact/accept-form.tsx';
import type { ParsedForm } from '#src/contact/parse-form.ts';
import { affiliates } from '#src/facts/affiliates.ts';
import { submittingMs } from '#src/timing.ts';
import { affiliate } from '../../affiliate.ts';
import { message } from '../../message.ts';
import { person } from '../../person.ts';
import { delayDatabase, never } from '../leads/database.ts';
import { createEnvironment, storedLeads, withReceiver } from '../leads/environment.ts';
import { html } from '../render.ts';
import { createForm } from './form.ts';

let logged: string[];

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-24T10:00:00Z') });
  logged = [];
  for (const level of ['info', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation((line) => void logged.push(line));
  }
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Submits a form, and lets the minimum time pass. */
async function accept(form: ParsedForm, env: Env) {
  const work: Promise<unknown>[] = [];
  const waitUntil = (promise: Promise<unknown>) => void work.push(promise);
  const address = '203.0.113.1';
  const accepted = acceptForm(form, { env, executionCtx: { waitUntil }, address });
  await vi.advanceTimersByTimeAsync(submittingMs);
  const result = await accepted;
  await Promise.all(work);
  return result;
}

/** Submits a form, and returns the panel that confirms its lead. */
async function acceptedPanel(form: ParsedForm, env: Env): Promise<string> {
  const result = await accept(form, env);
  if (result.status !== 'sent') throw new Error(`The form is ${result.status}`);
  return html(result.panel);
}

const events = () => logged.map((line) => JSON.parse(line).event);

const hour = 60 * 60 * 1000;

it('stores a lead, notifies the owner of it once, and confirms what is stored', async () => {
  const receiver = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response());
  const { env } = createEnvironment(withReceiver);
  const form = createForm();
  const panel = await acceptedPanel(form, env);
  expect(panel).toContain(person.phone);
  expect(panel).toContain(person.email);
  expect(panel).toContain('dateTime="2026-11-24T10:00:00.000Z"');
  await accept(form, env);
  expect(receiver).toHaveBeenCalledOnce();
  const stored = { first_name: person.firstName, affiliate: affiliate.code, honeypot_filled: 0 };
  expect(await storedLeads(env)).toMatchObject([{ ...stored, webhook_at: expect.any(String) }]);
  expect(events()).toEqual(['lead-stored', 'lead-notified', 'lead-repeated']);
});

it('the same form is the same lead, however late, and a corrected one is another', async () => {
  const { env } = createEnvironment();
  const form = createForm();
  await accept(form, env);
  vi.advanceTimersByTime(100 * 24 * hour);
  expect(await acceptedPanel(form, env)).toContain('dateTime="2026-11-24T10:00:00.000Z"');
  const corrected = await acceptedPanel(createForm({ key: form.key, phone: '01' }), env);
  expect(corrected).toContain('>01<');
  expect(corrected).not.toContain('2026-11-24');
  expect(await storedLeads(env)).toMatchObject([{ phone: person.phone }, { phone: '01' }]);
});

it('a new form with the same values for the same affiliate is the same lead for a day', async () => {
  const { env } = createEnvironment();
  const first = await acceptedPanel(createForm(), env);
  const [, other] = affiliates;
  expect(await acceptedPanel(createForm({ code: other.code }), env)).toContain(other.name);
  expect(await storedLeads(env)).toHaveLength(2);
  vi.setSystemTime('2026-11-25T09:59:59Z');
  expect(await acceptedPanel(createForm({ locale: 'fr' }), env)).toBe(first);
  expect(await storedLeads(env)).toHaveLength(2);
  vi.setSystemTime('2026-11-25T10:00:01Z');
  await acceptedPanel(createForm(), env);
  expect(await storedLeads(env)).toHaveLength(3);
});

it('explains invalid fields in the form’s language and keeps what was entered', async () => {
  const { env } = createEnvironment();
  const lastName = 'x'.repeat(101);
  const form = createForm({ firstName: ' ', lastName, email: 'nope' });
  expect(await accept(form, env)).toEqual({
    status: 'invalid',
    errors: {
      firstName: message('fr', 'contact.invalid.required'),
      lastName: message('fr', 'contact.invalid.tooLong'),
      email: message('fr', 'contact.invalid.email'),
      phone: undefined,
    },
    entered: { ...person, firstName: ' ', lastName, email: 'nope' },
    key: form.key,
  });
  expect(await storedLeads(env)).toEqual([]);
});

it.each(['NOPE', ''])('refuses the code “%s”, and keeps what was entered', async (code) => {
  const { env } = createEnvironment();
  const form = createForm({ code });
  const refused = { status: 'unknownCode', entered: person, key: form.key };
  expect(await accept(form, env)).toEqual(refused);
  expect(await storedLeads(env)).toEqual([]);
  expect(events()).toEqual(['lead-unknown-affiliate']);
});

it('repeats the statement once if the database fails, and then reports the failure', async () => {
  const { env } = createEnvironment();
  const { prepare } = env.DB;
  /** Makes the next statements fail before or after the database has run them. */
  const failing = (failures: number, isLate: boolean) => {
    env.DB.prepare = (sql) => {
      env.DB.prepare = prepare;
      const bind = (...values: unknown[]) => {
        const statement = prepare(sql).bind(...values);
        const first = async () => {
          const row = failures === 0 || isLate ? await statement.first() : undefined;
          if (failures-- <= 0) return row;
          throw new Error(`Network connection lost: ${person.email}`);
        };
        return { first };
      };
      return { bind } as unknown as D1PreparedStatement;
    };
  };
  for (const isLate of [false, true]) {
    failing(1, isLate);
    expect(await accept(createForm({ firstName: `${isLate}` }), env)).toMatchObject({
      status: 'sent',
    });
  }
  expect(await storedLeads(env)).toHaveLength(2);
  expect(events()).toEqual(['lead-stored', 'lead-stored']);
  failing(2, false);
  const form = createForm({ firstName: 'Ada' });
  const entered = { ...person, firstName: 'Ada' };
  expect(await accept(form, env)).toEqual({ status: 'failed', entered, key: form.key });
  expect(events().at(-1)).toBe('lead-not-stored');
  expect(logged.join()).not.toContain(person.email);
  expect(await accept(form, env)).toMatchObject({ status: 'sent' });
});

it.each([
  [2000, 'sent'],
  [20_000, 'failed'],
  [never, 'failed'],
])('a database that answers after %i ms: %s within 5 s', async (milliseconds, status) => {
  const { env } = createEnvironment();
  const accepted = accept(createForm(), { ...env, DB: delayDatabase(env.DB, milliseconds) });
  await vi.advanceTimersByTimeAsync(5000 - submittingMs);
  await expect(Promise.race([accepted, 'waiting'])).resolves.toMatchObject({ status });
});

it('notifies the owner of a lead that was stored too late, when it is sent again', async () => {
  const receiver = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response());
  const { env } = createEnvironment(withReceiver);
  const form = createForm();
  const first = accept(form, { ...env, DB: delayDatabase(env.DB, 6000) });
  await vi.advanceTimersByTimeAsync(6000);
  expect(await first).toMatchObject({ status: 'failed' });
  expect(await storedLeads(env)).toHaveLength(1);
  expect(receiver).not.toHaveBeenCalled();
  for (const _again of [1, 2]) expect(await accept(form, env)).toMatchObject({ status: 'sent' });
  expect(receiver).toHaveBeenCalledOnce();
  expect(await storedLeads(env)).toMatchObject([{ webhook_at: expect.any(String) }]);
});

it.each([
  ['sent', {}],
  ['invalid', { email: 'nope' }],
  ['unknownCode', { code: 'NOPE' }],
])('reports %s when the minimum time has passed', async (expected, changes) => {
  const { env } = createEnvironment();
  const context = { env, executionCtx: { waitUntil: () => undefined }, address: '203.0.113.1' };
  let status = 'submitting';
  const done = acceptForm(createForm(changes), context).then((result) => {
    status = result.status;
  });
  await vi.advanceTimersByTimeAsync(submittingMs - 1);
  expect(status).toBe('submitting');
  await vi.advanceTimersByTimeAsync(1);
  await done;
  expect(status).toBe(expected);
});

it('refuses at once over the rate limit', async () => {
  const RATE_LIMIT_CONTACT = { limit: async () => ({ success: false }) };
  const { env } = createEnvironment({ RATE_LIMIT_CONTACT });
  const context = { env, executionCtx: { waitUntil: () => undefined }, address: '203.0.113.1' };
  const form = createForm();
  const limited = { status: 'limited', entered: person, key: form.key };
  expect(await acceptForm(form, context)).toEqual(limited);
  expect(events()).toEqual(['submission-limited']);
});
