import { setTimeout } from 'node:timers/promises';
import { codeParameter, sentParameter, timings } from '#src/facts/constants.ts';
import { cardPath, localePath } from '#src/facts/pages.ts';
import { makeForm } from '../e2e/contact/submission.ts';
import { referredPath } from '../referrer.ts';
import { type Flood, sendFlood } from './flood.ts';
import { type MeasuredWorker, type Memory, startMeasuredWorker } from './measured-worker.ts';
import { say } from './report.ts';

const path = referredPath();
const contact = localePath('en', 'contact');
const head = { method: 'HEAD', connections: 50, requests: 3000 } as const;
const atOnce = { connections: 3000, requests: 3000 } as const;
const post = { method: 'POST', path, form: makeForm } as const;
const incomplete = () => makeForm().filter(([name]) => name !== 'phone');
const sent = () => `${path}&${sentParameter}=${crypto.randomUUID()}`;

/** Floods, and the ways in which their requests may end. */
const floods: [name: string, Flood, ends?: string[]][] = [
  ['HEAD of the landing page', { ...head, path: '/' }],
  ['HEAD of the legalNotice', { ...head, path: localePath('en', 'legalNotice') }],
  ['HEAD of contact with a code', { ...head, path }],
  ['HEAD of contact without a code', { ...head, path: contact }],
  ['HEAD of contact with an unknown code', { ...head, path: `${contact}?${codeParameter}=nobody` }],
  ['contact to its end', { path, connections: 100, requests: 1000 }],
  ['contact at once', { ...atOnce, path }, ['200', '503']],
  ['contact at once, left early', { ...atOnce, path, leave: 'at the first byte' }, ['left']],
  [
    'success pages, reset before the first byte',
    { path: sent, connections: 200, requests: 2000, leave: 'before the first byte' },
    ['left'],
  ],
  [
    'refused documents at once',
    { ...post, connections: 2000, requests: 2000, form: incomplete },
    ['400'],
  ],
  [
    'bodies that stop',
    // A higher concurrency opens connections faster than workerd closes them and hits the limit on
    // open files.
    { ...post, connections: 20, requests: 30_000, leave: 'in the body' },
    ['left'],
  ],
  [
    'leads left early',
    { ...post, connections: 200, requests: 3000, leave: 'after the body' },
    ['left'],
  ],
  ['posts without an origin', { method: 'POST', path }, ['403']],
  ['not found', { path: '/assets/nothing.js' }, ['404']],
  ['redirect', { path: '/nope' }, ['307']],
  ['/healthz', { path: '/healthz', requests: 5000 }],
  [
    'card with any query',
    { path: () => `${cardPath('en', 'about')}?${Math.random()}`, requests: 5000 },
  ],
];

/**
 * The most that memory may grow between the second wave and the third: a fraction of the resident
 * memory, and megabytes of the heap.
 */
const tolerance = { resident: 0.1, heap: 5 } as const;

/** The requests of 300 visitors after a flood. */
const visit: Flood = { path, connections: 300, requests: 300 };

/**
 * Sends three waves of each flood whose name contains `wanted`, each flood to a new worker with a
 * database as slow as a remote one. Prints the memory of the process and its heap after the second
 * wave and after the third, and how the requests ended. Returns whether memory stays flat, every
 * request ends as expected, and every visitor gets the contact page afterwards.
 */
export async function benchMemory(wanted = ''): Promise<boolean> {
  let passed = true;
  for (const [name, flood, expected = ['200']] of floods) {
    if (!name.toLowerCase().includes(wanted.toLowerCase())) continue;
    await using site = await startMeasuredWorker('tests/slow-database.ts');
    const ends: Record<string, number> = {};
    const waves: Memory[] = [];
    while (waves.length < 3) {
      await sendFlood(site.url, flood, ends);
      const memory = await atRest(site);
      if (!memory) break;
      waves.push(memory);
    }
    const verdict = judge(waves);
    const counts = Object.entries(ends).map(([end, count]) => `${count} x ${end}`);
    const unexpected = Object.keys(ends).filter((end) => !expected.includes(end));
    const { 200: pages = 0 } = await sendFlood(site.url, visit);
    if (verdict !== 'flat' || unexpected.length > 0 || pages < 300) passed = false;
    say(
      [
        `${name}: ${verdict}`,
        ...waves.slice(1).map(format),
        ...counts,
        `then ${pages} of 300 pages`,
      ].join(', '),
    );
    if (unexpected.length > 0) say(`  expected: ${expected.join(', ')}`);
  }
  return passed;
}

/**
 * Returns the memory once it is stable. A page is rendered to its end even if its client has
 * disconnected.
 */
async function atRest(site: MeasuredWorker): Promise<Memory | undefined> {
  let last: Memory | undefined;
  for (let reading = 0; reading < 20; reading++) {
    await setTimeout(2 * timings.contactLoading);
    const memory = await site.memory();
    if (!memory || Math.abs(memory.heap - (last?.heap ?? Infinity)) < 0.5) return memory;
    last = memory;
  }
  return last;
}

function judge(waves: Memory[]): string {
  const [, second, third] = waves;
  if (!second || !third) return `DEAD in wave ${waves.length + 1}`;
  const growth = third.resident / second.resident - 1;
  const isFlat = growth < tolerance.resident && third.heap - second.heap < tolerance.heap;
  return isFlat ? 'flat' : 'GROWS';
}

function format({ resident, heap }: Memory): string {
  return `${resident.toFixed(0)}/${heap.toFixed(1)} MB`;
}
