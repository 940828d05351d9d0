import { execFileSync } from 'node:child_process';
import { routes } from '../../src/site/pages.ts';
import { findChromium } from '../e2e/browsers.ts';
import { median, say } from './report.ts';
import { startSite } from './site.ts';

const flags = '--headless=new --no-sandbox --disable-quic --disable-background-networking';

type Report = {
  categories: Record<string, { score: number }>;
  audits: { 'largest-contentful-paint': { numericValue: number } };
};

/** Prints what Lighthouse says of every page, on its simulated phone: medians of three. */
export async function benchLighthouse(): Promise<void> {
  await using site = await startSite();
  for (const { path } of routes) {
    const reports = [1, 2, 3].map(() => lighthouse(`http://localhost:${site.port}${path}`));
    const scores = Object.keys(reports[0]?.categories ?? {}).map((name) => {
      const score = median(reports.map(({ categories }) => categories[name]?.score ?? 0));
      return `${name} ${(score * 100).toFixed(0)}`;
    });
    const paints = reports.map(({ audits }) => audits['largest-contentful-paint'].numericValue);
    say(`${path}: ${scores.join(', ')}, largest paint ${median(paints).toFixed(0)} ms`);
  }
}

function lighthouse(url: string): Report {
  const args = [url, '--output=json', '--quiet', `--chrome-flags=${flags}`];
  const env = { ...process.env, CHROME_PATH: findChromium() };
  return JSON.parse(execFileSync('lighthouse', args, { env, maxBuffer: 1e8, encoding: 'utf8' }));
}
