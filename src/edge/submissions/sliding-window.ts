/**
 * Counts in this instance's memory: says whether a key may act once more, at most `limit` times in
 * any `period` (milliseconds). Keys that have been silent that long are forgotten.
 */
export function createSlidingWindow(limit: number, period: number): (key: string) => boolean {
  const times = new Map<string, number[]>();

  return (key) => {
    const start = Date.now() - period;
    const recent = (times.get(key) ?? []).filter((time) => time > start);
    const admitted = recent.length < limit;
    // Deleting and setting a key moves it to the end, so the silent ones gather at the front.
    times.delete(key);
    times.set(key, admitted ? [...recent, Date.now()] : recent);
    for (const [silent, acted] of times) {
      if ((acted.at(-1) ?? 0) > start) break;
      times.delete(silent);
    }
    return admitted;
  };
}
