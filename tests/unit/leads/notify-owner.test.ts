import { beforeEach, describe, expect, it, vi } from 'vitest';
import { background, deadLetterSuffix } from '../../../src/background.ts';
import { crons } from '../../../src/leads/crons.ts';
import type { Lead } from '../../../src/leads/lead.ts';
import { ownerMail } from '../../../src/leads/owner-mail.ts';
import { takeLead } from '../../../src/leads/take-lead.ts';
import { formatTag } from '../../../src/locales.ts';
import type { Environment } from '../../../src/request.ts';
import { company, delivery, ownerLanguage } from '../../../src/site.ts';
import { words } from '../../words.ts';
import { failingDatabase } from './database.ts';
import { createEnvironment, storedLeads } from './environment.ts';
import { createBatch, createLead, runCron, store } from './queue.ts';
import { start, stillClock } from './still-clock.ts';

const owner = 'owner@company.example';
const send = vi.fn<(mail: Record<string, unknown>) => Promise<object>>();

stillClock();
beforeEach(() => {
  send.mockReset().mockResolvedValue({ messageId: 'x' });
});

const createOwner = (overrides: object = {}) =>
  createEnvironment({
    LEADS_WEBHOOK_URL: '',
    LEADS_NOTIFY: owner,
    MAIL: { send } as unknown as SendEmail,
    ...overrides,
  });

/** A stored lead that the owner is to be told of. */
const storeUntold = (env: Environment, changes: Partial<Lead> = {}) =>
  store(env, { createdAt: start.toISOString(), ...changes }, null, start.toISOString());

/** What the queue does with the notice of a lead. */
async function consumeNotice(env: Environment, ...ids: string[]) {
  const { messages, asBatch } = createBatch(ids);
  for (const { body } of messages) Object.assign(body, { task: 'notify' });
  await background.queue(asBatch, env);
  return messages;
}

const requeue = (env: Environment) => runCron(crons.requeue, env);

describe('the notice to the owner', () => {
  it('goes to the owner once, however often the lead is queued, and is noted', async () => {
    const { env } = createOwner();
    const id = await storeUntold(env);
    await Promise.all([consumeNotice(env, id, id), consumeNotice(env, id)]);
    await consumeNotice(env, id);
    expect(send).toHaveBeenCalledTimes(1);
    expect(send.mock.calls[0]?.[0]).toMatchObject({
      to: owner,
      from: { name: company.brand, email: company.email },
      replyTo: { name: 'Zoë O’Neil', email: 'zoe@planted.example' },
    });
    expect(await storedLeads(env)).toMatchObject([
      { notify_at: null, notified_at: start.toISOString(), delivery: 'pending' },
    ]);
  });

  it('is tried again by the cron, ever more rarely, until it is sent', async () => {
    const { env, queued } = createOwner();
    const id = await storeUntold(env);
    send.mockRejectedValue(Object.assign(new Error('no'), { code: 'E_SENDER_NOT_VERIFIED' }));
    const minutes: number[] = [];
    for (let minute = 0; minute <= 20; minute += 1) {
      vi.setSystemTime(start.getTime() + minute * 60_000);
      await requeue(env);
      if (queued.splice(0).length === 0) continue;
      minutes.push(minute);
      await consumeNotice(env, id);
    }
    expect(minutes).toEqual([0, 1, 2, 4, 8, 16]);
    expect(vi.mocked(console.error).mock.calls[0]?.[0]).toContain('E_SENDER_NOT_VERIFIED');

    send.mockResolvedValue({});
    vi.setSystemTime(start.getTime() + 32 * 60_000);
    await consumeNotice(env, id);
    await requeue(env);
    expect(queued).toEqual([]);
    expect(send).toHaveBeenCalledTimes(minutes.length + 1);
  });

  it.each([
    ['a minute at least', 0, 60_000],
    ['a day at most', 3 * 24 * 60 * 60_000, 24 * 60 * 60_000],
  ])('waits %s before it is tried again', async (_name, age, pause) => {
    const { env, queued } = createOwner();
    const createdAt = new Date(start.getTime() - age).toISOString();
    const id = await storeUntold(env, { createdAt });
    send.mockRejectedValueOnce(new Error('no'));
    await consumeNotice(env, id);
    vi.setSystemTime(start.getTime() + pause - 1);
    await requeue(env);
    expect(queued).toEqual([]);
    vi.setSystemTime(start.getTime() + pause);
    await requeue(env);
    expect(queued).toEqual([id]);
  });

  it('is queued for a hundred leads a run, those first that wait longest', async () => {
    const { env, queued } = createOwner();
    const ids: string[] = [];
    for (let count = 0; count < 101; count++) {
      const notifyAt = new Date(start.getTime() - count).toISOString();
      ids.push(await store(env, {}, null, notifyAt));
    }
    await requeue(env);
    expect(queued).toEqual(ids.slice(1).reverse());
  });

  it('asks nothing of the queue if there is nobody to tell of', async () => {
    const { env } = createOwner();
    await store(env);
    await requeue(env);
    expect(env.QUEUE.sendBatch).not.toHaveBeenCalled();
  });

  it('does not keep leads from the webhook if the store fails for it', async () => {
    const { env } = createOwner();
    await consumeNotice({ ...env, DB: failingDatabase() }, 'id');
    expect(send).not.toHaveBeenCalled();
    expect(vi.mocked(console.error).mock.lastCall?.[0]).toContain('store-failing');
  });

  it('is not sent again after an attempt that was slower than its claim, and then failed', async () => {
    const { env, queued } = createOwner();
    const id = await storeUntold(env);
    const late = Promise.withResolvers<object>();
    send.mockReturnValueOnce(late.promise);
    const slow = consumeNotice(env, id);
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    vi.setSystemTime(start.getTime() + 29_999);
    await consumeNotice(env, id);
    expect(send).toHaveBeenCalledTimes(1);
    vi.setSystemTime(start.getTime() + 30_000);
    await consumeNotice(env, id);
    late.reject(new Error('late'));
    await slow;
    vi.setSystemTime(start.getTime() + 24 * 60 * 60_000);
    await requeue(env);
    expect(queued).toEqual([]);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('does not wait for the webhook, nor the webhook for it', async () => {
    vi.stubGlobal('fetch', async () => new Response(null, { status: 500 }));
    const { env } = createOwner({ LEADS_WEBHOOK_URL: 'https://crm.example/leads' });
    const id = await storeUntold(env);
    const { messages, asBatch } = createBatch([id, id]);
    Object.assign(messages[1]?.body ?? {}, { task: 'notify' });
    await background.queue(asBatch, env);
    vi.unstubAllGlobals();
    expect(send).toHaveBeenCalledTimes(1);
    expect(messages[0]?.retry).toHaveBeenCalledTimes(1);
    expect(messages[1]?.retry).not.toHaveBeenCalled();
    expect(await storedLeads(env)).toMatchObject([
      { notified_at: expect.any(String), delivery: 'pending' },
    ]);
  });

  it('is queued beside the delivery, each only if somebody is to get it', async () => {
    for (const [url, address, tasks] of [
      ['https://crm.example', owner, [undefined, 'notify']],
      ['', owner, ['notify']],
      ['https://crm.example', '', [undefined]],
      ['', '', []],
    ] as const) {
      const { env } = createOwner({ LEADS_WEBHOOK_URL: url, LEADS_NOTIFY: address });
      await (await takeLead(env, createLead())).queued;
      const sent = vi.mocked(env.QUEUE.send).mock.calls.map(([{ task }]) => task);
      expect(sent).toEqual(tasks);
      expect(await storedLeads(env)).toMatchObject([
        {
          queued_at: (url && expect.any(String)) || null,
          notify_at: (address && expect.any(String)) || null,
        },
      ]);
    }
  });

  it('is queued for nobody if the lead is suspect, and once if it comes twice', async () => {
    const { env, queued } = createOwner();
    await (await takeLead(env, createLead({ suspicion: 'honeypot' }))).queued;
    expect(queued).toEqual([]);
    const lead = createLead();
    for (const id of [lead.id, crypto.randomUUID()]) {
      await (await takeLead(env, { ...lead, id })).queued;
    }
    expect(queued).toEqual([lead.id]);
  });

  it('that hangs holds nobody else up, and is tried again', async () => {
    const { env, queued } = createOwner();
    const id = await storeUntold(env);
    send.mockReturnValue(new Promise(() => undefined));
    const consumed = consumeNotice(env, id);
    await vi.advanceTimersByTimeAsync(10_000);
    await consumed;
    expect(vi.mocked(console.error).mock.lastCall?.[0]).toContain('owner-not-notified');
    await vi.advanceTimersByTimeAsync(60_000);
    await requeue(env);
    expect(queued).toEqual([id]);
  });

  it('is not sent without an address, nor for a lead that was erased or is withheld', async () => {
    const { env, queued } = createOwner();
    const told = await storeUntold(env);
    await consumeNotice({ ...env, LEADS_NOTIFY: '' }, told);
    await requeue({ ...env, LEADS_NOTIFY: '' });
    await consumeNotice(env, await store(env, { suspicion: 'honeypot' }), crypto.randomUUID());
    expect(send).not.toHaveBeenCalled();
    expect(queued).toEqual([]);
  });

  it('that a dying worker leaves in the dead-letter queue ends no round of deliveries', async () => {
    const { env } = createOwner();
    const id = await storeUntold(env);
    const { messages, asBatch } = createBatch([id], { queue: `leads${deadLetterSuffix}` });
    Object.assign(messages[0]?.body ?? {}, { task: 'notify' });
    await background.queue(asBatch, env);
    expect(await storedLeads(env)).toMatchObject([{ rounds: 0, delivery: 'pending' }]);
  });
});

describe('ownerMail', () => {
  const lead: Lead = {
    id: 'id',
    key: 'key',
    createdAt: '2026-11-20T23:05:00.000Z',
    locale: 'de',
    affiliate: 'CODE',
    firstName: '李',
    lastName: '<b>"Zoë" & Søn</b>',
    email: 'zoe@planted.example',
    phone: '+33199001234',
    phoneAsTyped: '01 99 00 12 34',
    suspicion: null,
  };
  const referrer = { name: 'Camille Roux', company: 'Atelier & Cie' };
  const label = (name: string) => words(ownerLanguage, `notice.${name}`);

  it('says who, how to reach them, who sent them, when in Paris, and in which language', async () => {
    const { subject, text } = await ownerMail(lead, referrer);
    const name = '李 <b>"Zoë" & Søn</b>';
    expect(subject).toBe(
      words(ownerLanguage, 'notice.subject', { name, affiliate: referrer.name }),
    );
    const row = (name: string, value: string) =>
      words(ownerLanguage, 'row', { label: label(name), value });
    const tag = formatTag(ownerLanguage);
    const day = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
    const dates = new Intl.DateTimeFormat(tag, { ...day, timeZone: delivery.timeZone });
    for (const part of [
      name,
      row('phone', '+33\u00a01\u00a099\u00a000\u00a012\u00a034 <tel:+33199001234>'),
      row('email', lead.email),
      row('affiliate', 'Camille Roux, Atelier & Cie (CODE)'),
      // In Paris it was tomorrow already.
      row('received', dates.format(new Date('2026-11-21T12:00:00Z'))),
      row('language', String(new Intl.DisplayNames(tag, { type: 'language' }).of('de'))),
    ]) {
      expect(text).toContain(part);
    }
  });

  it('has a telephone link to touch, and no markup but its own', async () => {
    const { html } = await ownerMail(lead, referrer);
    expect(html).toContain('<a href="tel:+33199001234">');
    expect(html).toContain('<a href="mailto:zoe@planted.example">');
    const odd = await ownerMail({ ...lead, email: 'a?bcc=b&c@planted.example' }, referrer);
    expect(odd.html).toContain('<a href="mailto:a%3Fbcc%3Db%26c@planted.example">');
    expect(html).toContain('&lt;b&gt;&quot;Zoë&quot; &amp; Søn&lt;/b&gt;');
    expect(html).not.toContain('<b>');
  });

  it('shows what was typed for a phone number if the number is not all of it', async () => {
    const typed = label('phone.typed');
    expect((await ownerMail(lead, referrer)).text).not.toContain(typed);
    const phoneAsTyped = '01 99 00 12 34 ext. 214';
    const { text } = await ownerMail({ ...lead, phoneAsTyped }, referrer);
    expect(text).toContain(words(ownerLanguage, 'row', { label: typed, value: phoneAsTyped }));
  });

  it('names the code alone if nobody has it any more', async () => {
    const { subject, text } = await ownerMail(lead, undefined);
    expect(subject).toContain('CODE');
    expect(text).toContain('CODE');
  });
});
