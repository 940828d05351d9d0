import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { cpuTime, residentMemory } from '../process.ts';
import { referredPath } from '../referrer.ts';
import { fetchCard, measureColdCards } from './cards.ts';
import { generateLoad, type Load, type Served } from './load.ts';
import { measureLoadingState } from './loading-state.ts';
import { machine, median, table } from './report.ts';
import { type Subject, startMemoryWorker, startReactDomWorker, startSite } from './subjects.ts';

type Seconds = { load: number; soak: number };

type Scenario = {
  name: string;
  subject: Subject;
  load: Pick<Load, 'path' | 'connections'> & Partial<Load>;
};

/** Medians over the rounds; CPU over all requests, in milliseconds each. */
type Result = Served & { cpu: number; memory: number };

const html = 'text/html; charset=utf-8';
/** What browsers get. */
const encoding = 'br';
const connections = 50;

/** Loads all workers in turn, `rounds` times over; gives Markdown. */
export async function benchWorkers(rounds: number, seconds: Seconds): Promise<string> {
  const site = await startSite();
  const page = await readEncoded(site, '/');
  const card = await fetchCard(site);
  const scenarios: Scenario[] = [
    { name: 'landing page', subject: site, load: { path: '/', connections, encoding } },
    {
      name: 'the same bytes from memory',
      subject: await startMemoryWorker(page.body, {
        'Content-Type': html,
        'Content-Encoding': encoding,
      }),
      load: { path: '/', connections, encoding },
    },
    {
      name: 'the same answer from memory, with all its headers',
      subject: await startMemoryWorker(page.body, page.headers),
      load: { path: '/', connections, encoding },
    },
    {
      name: 'landing page, cache off',
      subject: await startSite('off'),
      load: { path: '/', connections },
    },
    {
      name: 'the same page by react-dom alone',
      subject: await startReactDomWorker('edge'),
      load: { path: '/', connections },
    },
    {
      name: 'the same, by its build for Node',
      subject: await startReactDomWorker('node'),
      load: { path: '/', connections },
    },
    {
      name: 'contact, its form included',
      subject: await startSite(),
      load: { path: referredPath(), connections: 10, firstBytesOnly: true },
    },
    { name: 'card', subject: await startSite(), load: { path: card.path, connections } },
    {
      name: 'the same card from memory',
      subject: await startMemoryWorker(card.bytes, { 'Content-Type': 'image/png' }),
      load: { path: '/', connections },
    },
  ];
  for (const scenario of scenarios) await run(scenario, 1);

  const served = new Map<Scenario, (Served & { cpuMs: number })[]>();
  for (let round = 0; round < rounds; round++) {
    for (const scenario of scenarios) {
      const result = await run(scenario, seconds.load);
      served.set(scenario, [...(served.get(scenario) ?? []), result]);
    }
  }
  const results = new Map(
    [...served].map(([{ name, subject }, runs]) => [name, summarise(runs, subject)]),
  );
  const loading = await measureLoadingState();
  const cold = await measureColdCards();
  const soaked = await soak(site, seconds.soak);
  for (const { subject } of scenarios) await subject.dispose();

  return [
    `${machine()}; ${rounds} rounds of ${seconds.load} s each, interleaved; medians.`,
    '',
    table([
      ['', 'requests/s', 'p50 ms', 'p99 ms', 'CPU ms/request', 'memory MB', 'errors'],
      ...[...results].map(([name, result]) => [
        name,
        result.perSecond.toFixed(0),
        result.p50.toFixed(2),
        result.p99.toFixed(1),
        result.cpu.toFixed(3),
        result.memory.toFixed(0),
        String(result.errors),
      ]),
    ]),
    '',
    ...ratios(results),
    loading,
    cold,
    soaked,
  ].join('\n');
}

async function run({ subject, load }: Scenario, seconds: number) {
  const before = cpuTime(subject.pid);
  const served = await generateLoad({ port: subject.port, seconds, ...load });
  return { ...served, cpuMs: cpuTime(subject.pid) - before };
}

function summarise(runs: (Served & { cpuMs: number })[], subject: Subject): Result {
  const sum = (key: 'requests' | 'errors' | 'cpuMs') =>
    runs.reduce((total, run) => total + run[key], 0);
  const middle = (key: 'perSecond' | 'p50' | 'p99') => median(runs.map((run) => run[key]));
  return {
    requests: sum('requests'),
    errors: sum('errors'),
    perSecond: middle('perSecond'),
    p50: middle('p50'),
    p99: middle('p99'),
    cpu: sum('cpuMs') / sum('requests'),
    memory: residentMemory(subject.pid),
  };
}

function ratios(results: Map<string, Result>): string[] {
  function compare(name: string, other: string, aim: string): string[] {
    const [ours, theirs] = [results.get(name), results.get(other)];
    if (!ours || !theirs) return [];
    const speed = (ours.perSecond / theirs.perSecond).toFixed(2);
    const cpu = (ours.cpu / theirs.cpu).toFixed(2);
    return [`- ${name} / ${other}: ${speed} of its requests, ${cpu} x its CPU (aim: ${aim})`];
  }
  return [
    ...compare('landing page', 'the same bytes from memory', '>= 0.8 and <= 1.3 x'),
    ...compare('landing page', 'the same answer from memory, with all its headers', '>= 0.9'),
    ...compare('landing page, cache off', 'the same page by react-dom alone', '<= 1.3 x'),
    ...compare('landing page, cache off', 'the same, by its build for Node', '<= 3 x'),
    ...compare('card', 'the same card from memory', '>= 0.8'),
  ];
}

async function soak(site: Subject, seconds: number): Promise<string> {
  const scenario: Scenario = {
    name: 'soak',
    subject: site,
    load: { path: '/', connections, encoding },
  };
  // workerd lets its memory grow to a level before it collects.
  await run(scenario, seconds / 3);
  const before = residentMemory(site.pid);
  const { errors, requests } = await run(scenario, seconds);
  const growth = (residentMemory(site.pid) / before - 1) * 100;
  return `- ${seconds} s at ${connections} connections: ${requests} requests, ${errors} errors, memory ${before.toFixed(0)} MB ${growth < 0 ? '−' : '+'} ${Math.abs(growth).toFixed(1)} % (aim: none, <= 10 %)`;
}

/** What the transport adds by itself. */
const ofTransport = ['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding'];

/** The page as a browser gets it once it is kept compressed, not decoded. */
async function readEncoded({ port }: Subject, path: string): Promise<Answer> {
  const headers = { 'Accept-Encoding': encoding };
  await (await fetch(`http://127.0.0.1:${port}${path}`, { headers })).bytes();
  await setTimeout(1000);
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ port, path, headers }, resolve).on('error', reject);
  });
  const own = Object.entries(answer.headers).filter(([name]) => !ofTransport.includes(name));
  return {
    body: await buffer(answer),
    headers: Object.fromEntries(own.map(([name, value]) => [name, String(value)])),
  };
}

type Answer = { body: Uint8Array; headers: Record<string, string> };
