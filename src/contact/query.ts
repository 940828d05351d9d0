import { wait } from '../wait.ts';

/** In milliseconds: the pauses before the retries, and for how long an answer is reused. */
const pauses = [1000, 2000, 4000] as const;
const reuse = 300_000;

/**
 * Adds retries and a cache to a reader: a failed read is retried three times, after 1, 2 and 4 s;
 * an answer that was found is reused for five minutes. Only finished answers are cached, since
 * requests may not share promises on workerd. What was not found is not cached, so that invented
 * keys cannot fill the memory.
 */
export function createQuery<Answer>(
  read: (key: string) => Promise<Answer | undefined>,
): (key: string) => Promise<Answer | undefined> {
  const kept = new Map<string, { answer: Answer; until: number }>();

  return async (key) => {
    const known = kept.get(key);
    if (known && known.until > Date.now()) return known.answer;
    const answer = await retry(() => read(key));
    if (answer !== undefined) kept.set(key, { answer, until: Date.now() + reuse });
    return answer;
  };
}

async function retry<Answer>(read: () => Promise<Answer>): Promise<Answer> {
  for (let failures = 0; ; failures++) {
    try {
      return await read();
    } catch (error) {
      const pause = pauses[failures];
      if (pause === undefined) throw error;
      await wait(pause);
    }
  }
}
