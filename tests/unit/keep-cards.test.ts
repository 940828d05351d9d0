import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Card, keepCards } from '../../src/seo/card/keep-cards.ts';

const card: Card = { png: new Uint8Array([1]), etag: '"1"' };
const version = (card: string, version = '1') => ({ card, version });
const never = () => new Promise<Card>(() => undefined);
const soon = () => new Promise<Card>((resolve) => setTimeout(resolve, 300, card));

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

describe('keepCards', () => {
  it('draws once for many at the same time, and never again', async () => {
    const keptCard = keepCards();
    const draw = vi.fn(soon);
    const all = Promise.all(Array.from({ length: 200 }, () => keptCard(version('a'), draw)));
    await vi.advanceTimersByTimeAsync(400);
    expect(new Set(await all)).toEqual(new Set([card]));
    await keptCard(version('a'), draw);
    expect(draw).toHaveBeenCalledTimes(1);
  });

  it('draws different cards one after the other', async () => {
    const keptCard = keepCards();
    let atOnce = 0;
    let most = 0;
    const draw = async () => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      await new Promise((resolve) => setTimeout(resolve, 100));
      atOnce -= 1;
      return card;
    };
    const all = Promise.all(['a', 'b', 'c'].map((key) => keptCard(version(key), draw)));
    await vi.advanceTimersByTimeAsync(1000);
    expect(await all).toHaveLength(3);
    expect(most).toBe(1);
  });

  it('draws another version anew, and forgets the one before', async () => {
    const keptCard = keepCards();
    const draw = vi.fn(async () => card);
    for (const number of ['1', '2', '2', '1']) await keptCard(version('a', number), draw);
    expect(draw).toHaveBeenCalledTimes(3);
  });

  it('fails for all that waited, and tries again for the next', async () => {
    const keptCard = keepCards();
    const draw = vi.fn(async () => {
      await new Promise((resolve) => setTimeout(resolve, 100));
      throw new Error('no ink');
    });
    const all = Promise.allSettled(Array.from({ length: 5 }, () => keptCard(version('a'), draw)));
    await vi.advanceTimersByTimeAsync(200);
    expect((await all).map(({ status }) => status)).toEqual(Array(5).fill('rejected'));
    expect(draw).toHaveBeenCalledTimes(1);
    await expect(keptCard(version('a'), async () => card)).resolves.toBe(card);
  });

  it('draws a card whatever becomes of the one before it', async () => {
    const keptCard = keepCards();
    const failing = keptCard(version('a'), async () => {
      await new Promise((resolve) => setTimeout(resolve, 100));
      throw new Error('no ink');
    });
    const next = keptCard(version('b'), async () => card);
    await Promise.all([
      expect(failing).rejects.toThrow('no ink'),
      vi.advanceTimersByTimeAsync(200),
      expect(next).resolves.toBe(card),
    ]);
  });

  it('does not wait for ever for a drawing whose request has died', async () => {
    const keptCard = keepCards({ lostAfter: 1000 });
    void keptCard(version('a'), never);
    const second = keptCard(version('a'), async () => card);
    await vi.advanceTimersByTimeAsync(1100);
    await expect(second).resolves.toBe(card);
  });
});
