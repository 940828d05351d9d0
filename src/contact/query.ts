import { wait } from '../wait.ts';

/** How patient and how thrifty every query is. Milliseconds. */
const defaults = { retries: 3, firstDelay: 1000, longestDelay: 30_000, reuse: 300_000 } as const;

/**
 * Makes a reader patient and thrifty: a failed read is tried again three times,
 * after 1, 2 and 4 s; a found answer serves five minutes. Only finished answers
 * are kept, since requests may not share promises on workerd. What was not found
 * is not kept, so that invented keys cannot fill the memory.
 */
export function createQuery<Answer>(
  read: (key: string) => Promise<Answer | undefined>,
): (key: string) => Promise<Answer | undefined> {
  const kept = new Map<string, { answer: Answer; until: number }>();

  return async (key) => {
    const known = kept.get(key);
    if (known && known.until > Date.now()) return known.answer;
    const answer = await retry(() => read(key));
    if (answer !== undefined) kept.set(key, { answer, until: Date.now() + defaults.reuse });
    return answer;
  };
}

async function retry<Answer>(read: () => Promise<Answer>): Promise<Answer> {
  for (let failures = 0; ; failures++) {
    try {
      return await read();
    } catch (error) {
      if (failures === defaults.retries) throw error;
      await wait(Math.min(defaults.firstDelay * 2 ** failures, defaults.longestDelay));
    }
  }
}
