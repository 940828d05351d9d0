import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect as baseExpect, type Page, test } from 'playwright/test';
import { freePort } from '../free-port.ts';
import { message } from '../message.ts';
import { person } from '../person.ts';
import { copyProject, type ProjectCopy } from '../project-copy.ts';
import { referredPath } from '../referrer.ts';
import { withoutReceiver } from '../variables.ts';
import { fill, send } from './contact/form-page.ts';
import { collectErrors } from './reports.ts';

test.describe.configure({ mode: 'serial', timeout: 240_000 });

// On a busy machine Vite may take a minute to apply a change.
const expect = baseExpect.configure({ timeout: 100_000 });

let project: ProjectCopy;
let server: ChildProcess;
let url: string;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  project = copyProject();
  bringPackages(project.folder);
  const port = await freePort();
  url = `http://localhost:${port}`;
  server = spawn(process.execPath, ['src/tools/dev.ts'], {
    cwd: project.folder,
    env: { ...process.env, ...withoutReceiver, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.once('exit', () => server.kill('SIGTERM'));
  let output = '';
  server.stdout?.setEncoding('utf8').on('data', (text) => {
    output += text;
  });
  // Vite first bundles the packages, which takes minutes on a busy machine.
  await expect.poll(() => output, { timeout: 540_000 }).toContain('Listening');
});
test.afterAll(async () => {
  if (server.exitCode === null) {
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
  project.remove();
});

/**
 * Copies the packages into the project, hard-linked where the disk allows it, since Vite serves
 * nothing from outside the project.
 */
function bringPackages(folder: string): void {
  const [from, to] = [realpathSync('node_modules'), join(folder, 'node_modules')];
  rmSync(to);
  if (spawnSync('cp', ['-al', from, to]).status === 0) return;
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true, verbatimSymlinks: true });
}

/**
 * Opens a page and waits for all its modules and for Vite's WebSocket, since a page that is still
 * loading misses changes. Returns a function that returns the errors and warnings of its console.
 */
async function open(page: Page, path: string): Promise<() => string[]> {
  let found: string[] = [];
  await expect(async () => {
    found = collectErrors(page);
    const connected = page.waitForEvent('console', (message) =>
      message.text().startsWith('[vite] connected'),
    );
    const response = await page.goto(url + path, { waitUntil: 'networkidle' });
    await connected;
    // Vite answers with an error if workerd drops its connection, as on a busy machine.
    expect(response?.status()).toBe(200);
  }).toPass();
  // Ignores a missing cross-fade. In development, a script loads the styles after the page starts.
  return () => found.filter((text) => !text.includes('ViewTransition'));
}

function change(path: string, from: string, to: string): void {
  const file = join(project.folder, path);
  const source = readFileSync(file, 'utf8');
  expect(source).toContain(from);
  writeFileSync(file, source.replace(from, to));
}

test('draws cards as in production', async ({ request }) => {
  const drawn = await (await request.get(`${url}/og/fr/landing.png`)).body();
  const plain = await (await request.get(`${url}/card.png`)).body();
  expect(drawn.subarray(1, 4).toString()).toBe('PNG');
  // The plain card is the fallback for one that cannot be drawn.
  expect(drawn.equals(plain)).toBe(false);
});

test('sends the form without a message on the console', async ({ page }) => {
  const errors = await open(page, referredPath('fr'));
  await fill(page, 'fr', person);
  await send(page, 'fr');
  expect(errors()).toEqual([]);
});

/** Returns a message as the file has it, with its no-break spaces escaped. */
const typed = (message: string) => JSON.stringify(message).replaceAll('\u00a0', '\\u00a0');

test('shows changes without a restart, and errors in an overlay', async ({ page }) => {
  const errors = await open(page, '/fr/about');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  change('i18n/fr.json', typed(message('fr', 'about.title')), '"Un titre neuf"');
  await expect(heading).toHaveText('Un titre neuf');
  change('src/sections/about/founders.tsx', '<h1', '<h1 data-changed');
  await expect(page.locator('h1[data-changed]')).toBeVisible();
  expect(errors()).toEqual([]);
  change('i18n/fr.json', 'Un titre neuf', 'Un titre {');
  const overlay = page.locator('vite-error-overlay');
  await expect(overlay).toContainText(/i18n\/fr\.json "about\.title"/);
  change('i18n/fr.json', 'Un titre {', 'Un titre');
  await expect(overlay).toHaveCount(0);
  await expect(heading).toHaveText('Un titre');
});
