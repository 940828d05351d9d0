import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { localePath, routes } from '../../src/routes.ts';
import { startWorker } from '../../src/tools/server/start-worker.ts';
import { localVariables } from '../../src/tools/server/variables.ts';
import { findChromium } from '../e2e/browsers.ts';
import { serveBarePage } from './bare-page.ts';
import { machine, median, table } from './report.ts';

const run = promisify(execFile);

const port = 8790;
const origin = `http://localhost:${port}`;

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const audits = {
  'largest-contentful-paint': 'LCP ms',
  'cumulative-layout-shift': 'CLS',
  'total-blocking-time': 'TBT ms',
} as const;

type Report = {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue?: number }>;
};

/**
 * Lighthouse, mobile, medians of `rounds` for every page, and for the bare words of the landing page
 * as a reference; gives Markdown.
 */
export async function benchLighthouse(rounds: number): Promise<string> {
  const worker = await startWorker({
    port,
    variables: { ...localVariables(), SITE_URL: origin },
  });
  await using bare = await serveBarePage(new URL(localePath('en'), origin));
  const rows = [await measure('words of / alone', bare.origin, rounds)];
  for (const { path } of routes) rows.push(await measure(path, origin + path, rounds));
  await worker.dispose();
  const head = ['page', ...categories, ...Object.values(audits)];
  return `${machine()}; Lighthouse, mobile, median of ${rounds}.\n\n${table([head, ...rows])}`;
}

async function measure(name: string, url: string, rounds: number): Promise<string[]> {
  const reports: Report[] = [];
  for (let round = 0; round < rounds; round++) reports.push(await runLighthouse(url));
  const score = (category: string) =>
    median(reports.map((report) => (report.categories[category]?.score ?? 0) * 100));
  const value = (audit: string) =>
    median(reports.map((report) => report.audits[audit]?.numericValue ?? Number.NaN));
  const row = [
    name,
    ...categories.map((category) => score(category).toFixed(0)),
    ...Object.keys(audits).map((audit) => String(Number(value(audit).toFixed(2)))),
  ];
  console.warn(row.join('  '));
  return row;
}

/** Now and then Lighthouse fails to record a trace and asks to be run again. */
async function runLighthouse(url: string, attempts = 3): Promise<Report> {
  const flags = '--headless=new --no-sandbox --disable-quic --disable-background-networking';
  // Through a file: Lighthouse ends before a pipe has taken all of its report.
  const file = resolve('.cache/bench/lighthouse.json');
  try {
    await run(
      'lighthouse',
      [url, '--output=json', `--output-path=${file}`, '--quiet', `--chrome-flags=${flags}`],
      { env: { ...process.env, CHROME_PATH: findChromium() } },
    );
  } catch (error) {
    if (attempts === 1) throw error;
    return runLighthouse(url, attempts - 1);
  }
  return JSON.parse(await readFile(file, 'utf8'));
}
