import { setTimeout } from 'node:timers/promises';
import { codeParameter, timings } from '../../src/site/constants.ts';
import { cardPath, localePath } from '../../src/site/pages.ts';
import { makeForm } from '../e2e/contact/forms.ts';
import { referredPath } from '../referrer.ts';
import { type Flood, sendFlood } from './flood.ts';
import { say } from './report.ts';
import { type Memory, type Subject, startSite } from './site.ts';

const contact = localePath('en', 'contact');
const head = { method: 'HEAD', connections: 50, requests: 3000, expected: '200' } as const;
const post = { method: 'POST', path: referredPath(), form: makeForm } as const;
const refused = () => makeForm().filter(([name]) => name !== 'phone');
const atOnce = { connections: 3000, requests: 3000 } as const;

/** Whatever passes the middleware, and how its requests may end. */
const floods: Record<string, Flood & { expected: string }> = {
  'HEAD of the landing page': { ...head, path: '/' },
  'HEAD of the legals': { ...head, path: localePath('en', 'legals') },
  'HEAD of contact with a code': { ...head, path: referredPath() },
  'HEAD of contact without a code': { ...head, path: contact },
  'HEAD of contact with an unknown code': { ...head, path: `${contact}?${codeParameter}=nobody` },
  'contact to its end': { path: referredPath(), connections: 100, requests: 1000, expected: '200' },
  'contact at once': { ...atOnce, path: referredPath(), expected: '200 503' },
  'contact at once, left early': {
    ...atOnce,
    path: referredPath(),
    leave: 'at the first byte',
    expected: 'left',
  },
  'refused documents at once': { ...atOnce, ...post, form: refused, expected: '400 503' },
  'bodies that stop': {
    ...post,
    connections: 200,
    requests: 30_000,
    leave: 'in the body',
    expected: 'left',
  },
  'leads left early': {
    ...post,
    connections: 200,
    requests: 3000,
    leave: 'after the body',
    expected: 'left',
  },
  'posts of another site': {
    method: 'POST',
    path: referredPath(),
    headers: { 'Content-Length': '0', 'Sec-Fetch-Site': 'cross-site' },
    connections: 8,
    requests: 20_000,
    expected: '403',
  },
  'not found': { path: '/wp-login.php', connections: 8, requests: 20_000, expected: '404' },
  redirect: { path: '/nope', connections: 8, requests: 20_000, expected: '307' },
  '/healthz': { path: '/healthz', connections: 8, requests: 5000, expected: '200' },
  'card with any query': {
    path: () => `${cardPath('en', 'about')}?v=${Math.random()}`,
    connections: 8,
    requests: 5000,
    expected: '200',
  },
};

/** How much memory may grow between the second wave and the third: a part of all, and MB. */
const tolerance = { resident: 0.1, heap: 5 } as const;

/**
 * Three waves of each flood whose name contains `wanted`, each flood on a worker of its own. Prints
 * what the process and its heap hold after the second wave and after the third, in MB, and how the
 * requests ended. Returns whether memory stays flat and every request ended as expected.
 */
export async function benchMemory(wanted = ''): Promise<boolean> {
  let passed = true;
  for (const [name, flood] of Object.entries(floods)) {
    if (!name.toLowerCase().includes(wanted.toLowerCase())) continue;
    await using site = await startSite();
    const waves: Memory[] = [];
    const ends: Record<string, number> = {};
    for (let wave = 0; wave < 3; wave++) {
      await sendFlood(site.port, flood, ends);
      const memory = await atRest(site);
      if (!memory) break;
      waves.push(memory);
    }
    const verdict = judge(waves);
    const isExpected = Object.keys(ends).every((end) => flood.expected.split(' ').includes(end));
    if (verdict !== 'flat' || !isExpected) passed = false;
    const memories = waves
      .slice(1)
      .map(({ resident, heap }) => `${resident.toFixed(0)}/${heap.toFixed(1)} MB`);
    const counts = Object.entries(ends).map(([end, count]) => `${count} x ${end}`);
    say([`${name}: ${verdict}`, ...memories, ...counts].join(', '));
    if (!isExpected) say(`  expected: ${flood.expected}`);
  }
  return passed;
}

/** The memory once it no longer changes: a page whose visitor has left is still rendered to its end. */
async function atRest(site: Subject): Promise<Memory | undefined> {
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
