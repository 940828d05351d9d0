import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { routes } from '../../src/routes.ts';
import { findChromium } from '../e2e/browsers.ts';
import { machine, median, say } from './report.ts';
import { startSite } from './site.ts';

const run = promisify(execFile);

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const audits = ['largest-contentful-paint', 'cumulative-layout-shift', 'total-blocking-time'];

type Report = {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue: number }>;
};

/** Prints what Lighthouse says of every page, on its simulated phone: medians of `rounds`. */
export async function benchLighthouse(rounds: number): Promise<void> {
  await using site = await startSite();
  say(`${machine()}; Lighthouse, mobile, medians of ${rounds}`);
  say(['page', ...categories, ...audits].join('  '));
  for (const { path } of routes) {
    const reports: Report[] = [];
    for (let round = 0; round < rounds; round++) {
      reports.push(await runLighthouse(`http://localhost:${site.port}${path}`));
    }
    const scores = categories.map((name) =>
      median(reports.map(({ categories }) => (categories[name]?.score ?? Number.NaN) * 100)),
    );
    const values = audits.map((name) =>
      median(reports.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN)),
    );
    const figures = [...scores, ...values].map((figure) => String(Number(figure.toFixed(2))));
    say([path, ...figures].join('  '));
  }
}

async function runLighthouse(url: string): Promise<Report> {
  const flags = '--headless=new --no-sandbox --disable-quic --disable-background-networking';
  // Through a file: Lighthouse ends before a pipe has taken all of its report.
  const file = resolve('.cache/lighthouse.json');
  await run(
    'lighthouse',
    [url, '--output=json', `--output-path=${file}`, '--quiet', `--chrome-flags=${flags}`],
    { env: { ...process.env, CHROME_PATH: findChromium() } },
  );
  return JSON.parse(await readFile(file, 'utf8'));
}
