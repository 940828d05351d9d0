import { crons } from '../../leads/crons.ts';
import { logError } from '../../log.ts';
import { triggerCron } from './trigger-cron.ts';

const minute = 60_000;

/** How many milliseconds before a minute it counts as begun: a timer may fire early. */
const early = 1000;

/**
 * Triggers the crons of the worker behind `entry` at their times (UTC), as Cloudflare does, and
 * calls `done` after each. Returns a function that stops it.
 */
export function runCrons(entry: URL, done: (cron: string) => void): () => void {
  let timer: NodeJS.Timeout;
  const wakeAtNextMinute = () => {
    const now = Date.now();
    const due = (Math.floor((now + early) / minute) + 1) * minute;
    timer = setTimeout(tick, due - now, new Date(due));
  };
  async function tick(due: Date) {
    wakeAtNextMinute();
    for (const cron of Object.values(crons)) {
      if (isDue(cron, due)) await runCron(cron);
    }
  }
  async function runCron(cron: string) {
    try {
      await triggerCron(entry, cron);
      done(cron);
    } catch (error) {
      logError('cron-failed', error, { cron });
    }
  }
  wakeAtNextMinute();
  return () => clearTimeout(timer);
}

/** Whether a cron expression names this minute (UTC): of each of its five fields `*`, a number or a step. */
export function isDue(cron: string, time: Date): boolean {
  const now = [
    time.getUTCMinutes(),
    time.getUTCHours(),
    time.getUTCDate(),
    time.getUTCMonth() + 1,
    time.getUTCDay(),
  ];
  return cron.split(' ').every((field, index) => {
    const [value, step] = field.split('/');
    const actual = now[index] ?? 0;
    return value === '*' ? actual % Number(step ?? 1) === 0 : actual === Number(value);
  });
}
