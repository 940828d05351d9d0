import { exec, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page, type Route } from 'playwright/test';
import { storageKeys } from '#src/storage-keys.ts';
import { withoutReceiver } from '../../variables.ts';
import { startTestSite } from '../site.ts';
import {
  button,
  field,
  fill,
  formPath,
  leadsOf,
  sentTitle,
  test,
  untilHydrated,
} from './form-page.ts';

/** What a build reads, beside the installed packages. */
const sources = [
  ...['src', 'public', 'i18n', 'package.json', 'tsconfig.json'],
  ...['uno.config.ts', 'waku.config.ts', 'wrangler.jsonc'],
];

/** Builds a copy of the site in a folder below the repository; its success has another title. */
async function buildNext(folder: string, title: string): Promise<void> {
  for (const name of sources) cpSync(name, join(folder, name), { recursive: true });
  const catalogue = join(folder, 'i18n/en.json');
  const messages = JSON.parse(readFileSync(catalogue, 'utf8'));
  writeFileSync(catalogue, JSON.stringify({ ...messages, 'contact.sent.title': title }));
  await promisify(exec)('npm run build', { cwd: folder });
}

/** Starts the site built in a folder, for `await using`. */
async function startBuilt(folder: string, variables: object): Promise<AsyncDisposable> {
  const env = { ...process.env, ...withoutReceiver, ...variables };
  const server = spawn('node', ['src/tools/start.ts'], { cwd: folder, env });
  // It writes its first line when it listens.
  await once(server.stdout, 'data');
  return {
    async [Symbol.asyncDispose]() {
      server.kill();
      await once(server, 'exit');
    },
  };
}

/** Returns a function that tells how many documents a tab has loaded since. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => loads++);
  return () => loads;
}

test('a form opened before a deployment shows its success', async ({ page, visitor }) => {
  const [folder, state] = [test.info().outputPath('next'), test.info().outputPath('state')];
  const site = await startTestSite({ state });
  const loads = countLoads(page);
  await page.goto(site.url + formPath('en'));
  await untilHydrated(page);
  await fill(page, 'en', visitor);
  await buildNext(folder, 'Sent by the next build');
  await site.dispose();
  await using _next = await startBuilt(folder, {
    PORT: new URL(site.url).port,
    STATE_FOLDER: state,
  });
  await button(page, 'en').click();
  await expect(page.getByRole('heading', { name: 'Sent by the next build' })).toBeFocused();
  expect(loads()).toBe(1);
  rmSync(folder, { recursive: true });
});

/** Returns the URLs of the scripts that React needs, as the contact page loads them. */
async function reactScripts(page: Page): Promise<string[]> {
  const urls = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') urls.add(request.url());
  });
  await page.goto(formPath('en'), { waitUntil: 'networkidle' });
  return [...urls].filter((url) => !url.includes('/language-'));
}

for (const [name, fail] of [
  ['aborted', (route: Route) => route.abort()],
  ['missing', (route: Route) => route.fulfill({ status: 404, body: '404 Not Found' })],
] as const) {
  test(`any script that is ${name} leaves the page, and its form works without`, async ({
    page,
    visitor,
  }) => {
    const scripts = await reactScripts(page);
    expect(scripts.length).toBeGreaterThan(0);
    const loads = countLoads(page);
    for (const script of scripts) {
      const typed = Promise.withResolvers<void>();
      await page.route(script, async (route) => {
        await typed.promise;
        await fail(route);
      });
      await page.goto(formPath('en'), { waitUntil: 'commit' });
      await fill(page, 'en', visitor);
      const before = loads();
      const failure = page.waitForEvent('console', (message) => message.type() === 'error');
      typed.resolve();
      await failure;
      // A page that React removes or reloads is gone by now.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
      await expect(field(page, 'en', 'email')).toHaveValue(visitor.email);
      expect(loads() - before).toBeLessThanOrEqual(1);
      const keys = await page.evaluate(() => Object.keys(sessionStorage));
      expect(Object.values(storageKeys)).toEqual(expect.arrayContaining(keys));
    }
    await button(page, 'en').click();
    await expect(sentTitle(page, 'en')).toBeFocused();
    expect(leadsOf(visitor)).toHaveLength(1);
  });
}
