import { execFileSync } from 'node:child_process';
import { globSync, rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { cardPath } from '#src/facts/pages.ts';
import { startSite, type Worker } from '#src/tools/start.ts';
import { affiliatePath } from './affiliate.ts';
import { calledPath, makeForm, newAddress } from './e2e/contact/submission.ts';
import { leave, sendFlood } from './flood.ts';
import { postOf } from './multipart.ts';
import { withoutReceiver } from './variables.ts';

// `npm run memory`, some 15 minutes: the resident size of workerd before and after requests that a
// visitor reads in part or not at all. Fails if the second round ends more than a tenth above the first.
// A round before them warms the worker up, whose size rises until some 12,000 pages have been rendered,
// read to their end or not.

const count = 10_000;
const state = '.wrangler/memory';

/** A URL of each kind. */
const paths = [
  ...[
    '/fr',
    affiliatePath(),
    cardPath('fr', 'landing'),
    '/sitemap.xml',
    '/favicon.svg',
    '/healthz',
  ],
  ...globSync('assets/*.{mp3,css}', { cwd: 'dist/public' }).map((file) => `/${file}`),
  ...['/nope', '/assets/nope.js'],
];

/** Makes workerd collect its garbage on request, since it does not do so while idle. */
function withCollection(worker: Worker): Worker {
  const collect: unknown = Reflect.get(globalThis, 'gc');
  if (typeof collect !== 'function') throw new Error('There is no --expose-gc');
  return {
    fetch(request, env, context) {
      if (!request.url.endsWith('/gc')) return worker.fetch(request, env, context);
      collect();
      return Promise.resolve(new Response());
    },
  };
}

rmSync(state, { recursive: true, force: true });
process.env.MINIFLARE_WORKERD_V8_FLAGS = '--max-semi-space-size=4 --expose-gc';
await using site = await startSite({ state, variables: withoutReceiver, wrap: withCollection });
const headers = () => ({ Origin: site.url, 'CF-Connecting-IP': newAddress() });

/** Returns the resident size of workerd in megabytes. */
function residentSize(): number {
  const processes = execFileSync('ps', ['-ax', '-o', 'ppid=,rss=,args='], { encoding: 'utf8' });
  const workerd = new RegExp(`^ *${process.pid} +(\\d+) .*workerd`, 'm').exec(processes);
  if (!workerd) throw new Error('workerd has ended');
  return Math.round(Number(workerd[1]) / 1024);
}

/** Does work `count` times, at most `parallel` at a time. */
async function repeat(parallel: number, work: (index: number) => Promise<void>): Promise<void> {
  let next = 0;
  const keepBusy = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: parallel }, keepBusy));
}

/** Requests every kind of URL, and reads the responses. */
async function read(method: string, more: Record<string, string> = {}): Promise<void> {
  for (const path of paths) {
    const { counts } = await sendFlood(site.url + path, {
      ...{ requests: count / paths.length, connections: 20, method },
      headers: () => ({ ...headers(), ...more }),
    });
    if (Object.keys(counts).some((status) => !(Number(status) < 500))) {
      throw new Error(`${method} ${path}: ${JSON.stringify(counts)}`);
    }
  }
}

/** Posts a form of its own with changed headers, and leaves. */
function post(path: string, changes: Record<string, string>, milliseconds: number) {
  const form = makeForm({ email: `${crypto.randomUUID()}@planted.example` });
  const { headers: described, ...sent } = postOf(form, headers());
  return leave(site.url + path, { ...sent, headers: { ...described, ...changes } }, milliseconds);
}

/** Too long for what follows, longer than is allowed, too short, and no chunk of this size. */
const lies = [
  { 'Content-Length': '5000' },
  { 'Content-Length': '10000000' },
  { 'Content-Length': '100' },
  { 'Transfer-Encoding': 'chunked' },
];

const steps = {
  HEAD: () => read('HEAD'),
  'Range: bytes=0-99': () => read('GET', { Range: 'bytes=0-99' }),
  'pages left before the first byte': () =>
    repeat(50, (index) =>
      leave(site.url + affiliatePath(), { method: 'GET', headers: headers() }, index % 20),
    ),
  'forms left at 1.5 s': () => repeat(300, () => post(affiliatePath(), {}, 1500)),
  'bodies of another length': () =>
    repeat(50, (index) => {
      const path = index % 2 ? affiliatePath() : calledPath();
      return post(path, lies[(index >> 1) % lies.length] ?? {}, 50);
    }),
};

const start = performance.now();

/** Prints and returns the resident size of workerd. */
function note(round: number, after: string): number {
  const [megabytes, seconds] = [residentSize(), Math.round((performance.now() - start) / 1000)];
  console.info(`Round ${round}, after ${after}: ${megabytes} MB, ${seconds} s`);
  return megabytes;
}

note(0, 'the start');
const ends: number[] = [];
for (const round of [0, 1, 2]) {
  for (const [after, step] of Object.entries(steps)) {
    await step();
    note(round, after);
  }
  await sleep(60_000);
  await fetch(`${site.url}/gc`);
  ends.push(note(round, 'an idle minute'));
}
const [, first = 0, second = 0] = ends;
if (second > 1.1 * first) throw new Error(`The second round took ${second - first} MB more`);
process.exit();
