import { chromium, devices } from 'playwright';
import { startWorker } from '#src/tools/local/start-worker.ts';
import { findChromium } from '../e2e/browsers.ts';
import { median, say } from './report.ts';

const runs = 5;

/**
 * Prints the work of Chromium's main thread until the landing page is idle, on the screen of a phone
 * and at a quarter of this machine's speed.
 */
export async function benchBrowser(): Promise<void> {
  await using site = await startWorker();
  await using browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  const loads: Map<string, number>[] = [];
  while (loads.length < runs) {
    const page = await browser.newPage(devices['Pixel 7']);
    const client = await page.context().newCDPSession(page);
    await client.send('Performance.enable');
    await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(site.url, { waitUntil: 'networkidle' });
    const { metrics } = await client.send('Performance.getMetrics');
    loads.push(new Map(metrics.map(({ name, value }) => [name, value])));
    await page.close();
  }
  const figure = (name: string, unit: number) =>
    median(loads.map((load) => unit * (load.get(name) ?? Number.NaN))).toFixed(0);
  say(
    [
      `browser: style ${figure('RecalcStyleDuration', 1000)} ms`,
      `layout ${figure('LayoutDuration', 1000)} ms`,
      `script ${figure('ScriptDuration', 1000)} ms`,
      `${figure('RecalcStyleCount', 1)} passes of style (aim: <= 10)`,
    ].join(', '),
  );
}
