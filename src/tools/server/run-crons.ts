import { crons } from '../../leads/crons.ts';
import { triggerCron } from './trigger-cron.ts';

const minute = 60_000;

/** Triggers the crons of the worker behind `entry` at their times (UTC), as Cloudflare does. */
export function runCrons(entry: URL): void {
  const now = Date.now();
  // A timer may fire a little early: half a second later it is surely in the next minute.
  const wait = minute - (now % minute) + 500;
  setTimeout(async () => {
    const time = new Date();
    runCrons(entry);
    for (const cron of Object.values(crons).filter((cron) => isDue(cron, time))) {
      await triggerCron(entry, cron).catch(console.error);
    }
  }, wait);
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
