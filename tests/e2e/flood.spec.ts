import { expect, test } from 'playwright/test';
import type { Worker } from '#src/tools/start.ts';
import { affiliatePath } from '../affiliate.ts';
import { leave, sendFlood } from '../flood.ts';
import { message } from '../message.ts';
import { postOf } from '../multipart.ts';
import { person } from '../person.ts';
import { makeForm, newAddress, postDocument } from './contact/submission.ts';
import { startTestSite } from './site.ts';

const path = affiliatePath();

/** Wraps the worker so that each query takes 60 ms, as one of a remote database does. */
function slowDatabase(worker: Worker): Worker {
  /** Delays these methods of a database or of a statement, and those of its statements. */
  function slow<Target extends object>(target: Target, methods: readonly string[] = []): Target {
    return new Proxy(target, {
      get(_target, name) {
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== 'function') return value;
        return (...args: unknown[]) => {
          const call = () => value.apply(target, args);
          if (methods.includes(String(name))) {
            return new Promise((resolve) => setTimeout(resolve, 60)).then(call);
          }
          const result: unknown = call();
          const isStatement = name === 'prepare' || name === 'bind';
          return isStatement && result instanceof Object
            ? slow(result, ['first', 'run', 'all', 'raw'])
            : result;
        };
      },
    });
  }
  return {
    fetch: (request, env, context) => worker.fetch(request, { ...env, DB: slow(env.DB) }, context),
  };
}

const repeat = <Value>(count: number, work: (index: number) => Promise<Value>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

const fromNewAddress = () => ({ 'CF-Connecting-IP': newAddress() });

test('1,000 visitors who leave before the first byte cost the next 300 no page', async () => {
  await using site = await startTestSite({ wrap: slowDatabase });
  for (let wave = 0; wave < 10; wave++) {
    await repeat(100, (index) => {
      const headers = { Origin: site.url, ...fromNewAddress() };
      const left = index % 2 ? postOf(makeForm(), headers) : { method: 'GET', headers };
      return leave(site.url + path, left, 5 + (index % 70));
    });
  }
  const flood = { requests: 300, connections: 40, headers: fromNewAddress };
  const { counts, slowest } = await sendFlood(site.url + path, flood);
  expect(counts, `the slowest took ${slowest.toFixed(1)} s`).toEqual({ 200: 300 });
});

test('an address that floods the page shuts out no other', async () => {
  await using site = await startTestSite();
  const fromOne = { 'CF-Connecting-IP': newAddress() };
  const flood = { requests: 300, connections: 100, headers: () => fromOne };
  const [{ counts }, ...visits] = await Promise.all([
    sendFlood(site.url + path, flood),
    ...Array.from({ length: 10 }, () =>
      sendFlood(site.url + path, { requests: 1, connections: 1, headers: fromNewAddress }),
    ),
  ]);
  for (const visit of visits) expect(visit.counts).toEqual({ 200: 1 });
  // The 200 of a minute, and the rest, unless the minute ends during the flood.
  expect(counts[429], JSON.stringify(counts)).toBeGreaterThan(0);
});

test('a worker with a small heap survives 10,000 redirects', async () => {
  // An unread response would hold 12 kB.
  const { MINIFLARE_WORKERD_V8_FLAGS: flags } = process.env;
  process.env.MINIFLARE_WORKERD_V8_FLAGS = '--max-old-space-size=96';
  await using site = await startTestSite();
  process.env.MINIFLARE_WORKERD_V8_FLAGS = flags;
  const missing = `${site.url}/wp-login.php`;
  const { counts } = await sendFlood(missing, { requests: 10_000, connections: 8 });
  expect(counts).toEqual({ 307: 10_000 });
});

test('in a crowd every lead sees its success and every refused form keeps its values', async () => {
  await using site = await startTestSite({ wrap: slowDatabase });
  let isCrowded = true;
  const crowd = repeat(100, async () => {
    while (isCrowded) await (await fetch(site.url + path, { headers: fromNewAddress() })).text();
  });
  const post = async (email: string, phone: string) => {
    const response = await postDocument(site.url, path, makeForm({ email, phone }));
    return { status: response.status, html: await response.text(), email };
  };
  const [leads, refused] = await Promise.all([
    repeat(20, (index) => post(`lead.${index}@planted.example`, person.phone)),
    repeat(60, (index) => post(`refused.${index}@planted.example`, ' ')),
  ]).finally(() => {
    isCrowded = false;
  });
  await crowd;
  const sent = message('en', 'contact.sent.title');
  for (const { html, email, status } of leads) expect(html, `${status} ${email}`).toContain(sent);
  for (const { html, email, status } of refused) {
    expect(html, `${status} ${email}`).toContain(`value="${email}"`);
    expect(html).toContain(`value="${person.firstName}"`);
  }
});
