import { wait } from '../../wait.ts';

/** A card as PNG bytes, with its strong validator (ETag). */
export type Card = { png: Uint8Array<ArrayBuffer>; etag: string };

/** One version of a card: a newer one replaces it. */
type Version = { card: string; version: string };

type Drawing = { key: string; since: number; failure?: unknown };

/** How often to check whether another request's drawing is finished, in ms. */
const interval = 20;

/**
 * Keeps finished cards in memory and draws one at a time, since all drawings share one thread: of
 * many simultaneous requests for a card only one draws it. The others wait for the finished card,
 * not for the promise, which on workerd belongs to the request that made it and dies with it. If a
 * drawing fails, the requests that wait for this card fail too; a drawing that takes longer than
 * `lostAfter` (ms) counts as lost.
 */
export function keepCards({ lostAfter = 5000 } = {}) {
  const finished = new Map<string, { key: string; card: Card }>();
  let current: Drawing | undefined;

  function isOver(drawing: Drawing): boolean {
    return current !== drawing || Date.now() - drawing.since > lostAfter;
  }

  return async function keptCard(
    { card: name, version }: Version,
    draw: () => Promise<Card>,
  ): Promise<Card> {
    const key = `${name}?v=${version}`;
    for (;;) {
      const known = finished.get(name);
      if (known?.key === key) return known.card;
      const other = current;
      if (!other || isOver(other)) break;
      while (!isOver(other)) await wait(interval);
      if (other.key === key && 'failure' in other) throw other.failure;
    }
    const own: Drawing = { key, since: Date.now() };
    current = own;
    try {
      const card = await draw();
      finished.set(name, { key, card });
      return card;
    } catch (error) {
      own.failure = error;
      throw error;
    } finally {
      if (current === own) current = undefined;
    }
  };
}
