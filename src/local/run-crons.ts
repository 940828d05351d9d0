import { crons } from '../contact/crons.ts';

const minute = 60_000;

/**
 * Triggers the crons of the worker at `url` at their times (UTC), as Cloudflare
 * does. Gives what stops it. By HTTP: Miniflare's own way blocks this process,
 * which then cannot take the worker's log lines, on which the worker would wait.
 */
export function runCrons(url: string): () => void {
  let timer: NodeJS.Timeout;
  const wakeAtNextMinute = () => {
    timer = setTimeout(tick, minute - (Date.now() % minute));
  };
  async function tick() {
    wakeAtNextMinute();
    const now = new Date();
    for (const cron of Object.values(crons)) {
      if (isDue(cron, now)) await trigger(url, cron);
    }
  }
  wakeAtNextMinute();
  return () => clearTimeout(timer);
}

async function trigger(url: string, cron: string): Promise<void> {
  try {
    await fetch(`${url}/cdn-cgi/local/scheduled?${new URLSearchParams({ cron })}`);
  } catch (error) {
    console.error(error);
  }
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
