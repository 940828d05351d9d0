import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createReceipt, readReceipt } from '../../../src/contact/receipt.ts';
import { issueTicket, timeUntilRipe } from '../../../src/contact/ticket.ts';
import { createToken, tokenAge } from '../../../src/contact/token.ts';

const second = 1000;
const form = { locale: 'fr', code: 'CODE' } as const;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a token', () => {
  it('tells its age', async () => {
    const token = await createToken('secret', ['a', 'b']);
    vi.advanceTimersByTime(5 * second);
    expect(await tokenAge('secret', token, ['a', 'b'])).toBe(5 * second);
  });

  it('is not ours with another secret, other claims, or when touched', async () => {
    const token = await createToken('secret', ['a', 'b']);
    const [issued, signature] = token.split('.');
    expect(await tokenAge('other', token, ['a', 'b'])).toBeUndefined();
    expect(await tokenAge('secret', token, ['ab'])).toBeUndefined();
    expect(await tokenAge('secret', `1${issued}.${signature}`, ['a', 'b'])).toBeUndefined();
    for (const broken of ['', '.', 'x', `${issued}.`, `${issued}.zz`, `${token}ff`]) {
      expect(await tokenAge('secret', broken, ['a', 'b'])).toBeUndefined();
    }
  });
});

describe('a ticket', () => {
  it('is ripe after 3 s and no longer good after 24 h', async () => {
    const { key, token } = await issueTicket('secret', form);
    const unripe = () => timeUntilRipe('secret', token, { ...form, key });
    expect(await unripe()).toBe(3 * second);
    vi.advanceTimersByTime(3 * second - 1);
    expect(await unripe()).toBe(1);
    vi.advanceTimersByTime(1);
    expect(await unripe()).toBe(0);
    vi.advanceTimersByTime(24 * 3600 * second - 3 * second);
    expect(await unripe()).toBe(0);
    vi.advanceTimersByTime(1);
    expect(await unripe()).toBeUndefined();
  });

  it('of a clock that is ahead waits no longer than a new one', async () => {
    const { key, token } = await issueTicket('secret', form);
    vi.setSystemTime(Date.now() - 60 * second);
    expect(await timeUntilRipe('secret', token, { ...form, key })).toBe(3 * second);
  });

  it('is bound to key, language and affiliate', async () => {
    const { key, token } = await issueTicket('secret', form);
    vi.advanceTimersByTime(10 * second);
    for (const change of [{ key: crypto.randomUUID() }, { locale: 'de' }, { code: 'OTHER' }]) {
      const other = { ...form, key, ...change } as Parameters<typeof timeUntilRipe>[2];
      expect(await timeUntilRipe('secret', token, other)).toBeUndefined();
    }
  });

  it('is never issued twice', async () => {
    const tickets = await Promise.all([issueTicket('secret', form), issueTicket('secret', form)]);
    expect(new Set(tickets.map(({ key }) => key)).size).toBe(2);
  });
});

describe('a receipt', () => {
  const code = 'CODE';

  it('says when, to one affiliate’s visitor, and no form token passes for it', async () => {
    const receivedAt = Date.now() - 3600 * second;
    const receipt = await createReceipt('secret', code, receivedAt);
    expect(await readReceipt('secret', receipt, code)).toBe(receivedAt);
    expect(await readReceipt('secret', receipt, 'OTHER')).toBeUndefined();
    const [, ...token] = receipt.split('.');
    const earlier = (receivedAt - second).toString(36);
    expect(await readReceipt('secret', [earlier, ...token].join('.'), code)).toBeUndefined();
    const { token: formToken } = await issueTicket('secret', form);
    expect(await readReceipt('secret', formToken, code)).toBeUndefined();
  });

  it('greets nobody after ten minutes', async () => {
    const receivedAt = Date.now();
    const receipt = await createReceipt('secret', code, receivedAt);
    vi.advanceTimersByTime(10 * 60 * second - 1);
    expect(await readReceipt('secret', receipt, code)).toBe(receivedAt);
    vi.advanceTimersByTime(1);
    expect(await readReceipt('secret', receipt, code)).toBeUndefined();
  });
});
