import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { routes } from '#src/site/pages.ts';
import { startWorker } from '#src/tools/local/start-worker.ts';
import { findChromium } from '../e2e/browsers.ts';
import { median, say } from './report.ts';

const runs = 5;
const attempts = 3;
const flags = '--headless=new --no-sandbox --disable-quic --disable-background-networking';

type Report = {
  categories: { accessibility: { score: number } };
  audits: Record<Metric, { numericValue: number }>;
};
type Metric = 'largest-contentful-paint' | 'total-blocking-time' | 'cumulative-layout-shift';

/**
 * Prints the medians that Lighthouse measures on its simulated phone, for one page or for all. The
 * server is that of `npm start`, with its stylesheet, fonts and pictures.
 */
export async function benchLighthouse(wanted?: string): Promise<void> {
  await using site = await startWorker();
  for (const { path } of routes.filter(({ path }) => path === (wanted ?? path))) {
    const reports: Report[] = [];
    while (reports.length < runs) reports.push(await lighthouse(site.url + path));
    const metric = (name: Metric) => median(reports.map(({ audits }) => audits[name].numericValue));
    const scores = reports.map(({ categories }) => categories.accessibility.score * 100);
    say(
      [
        `${path}: largest paint ${metric('largest-contentful-paint').toFixed(0)} ms`,
        `blocking time ${metric('total-blocking-time').toFixed(0)} ms`,
        `layout shift ${metric('cumulative-layout-shift').toFixed(3)}`,
        `accessibility ${median(scores).toFixed(0)}`,
      ].join(', '),
    );
  }
}

/** Runs Lighthouse, and retries if a trace fails. */
async function lighthouse(url: string, attempt = 1): Promise<Report> {
  const only = '--only-categories=performance,accessibility';
  const args = [url, '--output=json', '--quiet', only, `--chrome-flags=${flags}`];
  const env = { ...process.env, CHROME_PATH: findChromium() };
  try {
    const { stdout } = await promisify(execFile)('lighthouse', args, { env, maxBuffer: 1e8 });
    return JSON.parse(stdout);
  } catch (error) {
    if (attempt === attempts) throw error;
    return lighthouse(url, attempt + 1);
  }
}
