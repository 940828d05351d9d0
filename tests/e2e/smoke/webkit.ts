import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Builder, type WebElement } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote/index.js';
import { makeTemporaryFolder, type TemporaryFolder } from '../../temporary-folder.ts';
import { bringIntoView, type Target, type Visitor } from './visitor.ts';

/** Opens WebKitGTK's MiniBrowser on a virtual display. */
export async function visitByWebkit(driverPath: string, origin: string): Promise<Visitor> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1000x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  process.once('exit', () => screen.kill());
  const [display] = await once(screen.stdout, 'data');
  const config = narrowToolbar();
  const service = new DriverService.Builder(driverPath)
    .setLoopback(true)
    .setEnvironment({
      ...process.env,
      DISPLAY: `:${String(display).trim()}`,
      XDG_CONFIG_HOME: config.path,
      LIBGL_ALWAYS_SOFTWARE: '1',
    })
    .build();
  const driver = await new Builder()
    .forBrowser('MiniBrowser')
    .usingServer(await service.start())
    .build();
  let consoleErrors: string[] = [];

  async function find(target: Target): Promise<WebElement> {
    const element = await driver.executeScript<WebElement | null>(bringIntoView, target);
    if (!element) throw new Error(`No visible ${target.tag} "${target.name}"`);
    return element;
  }

  async function takeComplaints(): Promise<string[]> {
    const taken = [...consoleErrors, ...(await driver.executeScript<string[]>(takeNoted))];
    consoleErrors = [];
    return taken;
  }

  return {
    open: async (path) => {
      consoleErrors = await takeComplaints();
      await driver.get(origin + path);
      await driver.executeScript(noteErrors);
    },
    widen: (width) => driver.manage().window().setRect({ width, height: 800 }),
    click: async (target) => (await find(target)).click(),
    type: async (target, text) => (await find(target)).sendKeys(text),
    evaluate: (run, ...values) => driver.executeScript(run, ...values),
    takeComplaints,
    leave: async () => {
      await driver.quit();
      await service.kill();
      screen.kill();
      await once(screen, 'exit');
      config.remove();
    },
  };
}

/** Creates a settings folder that lets the browser's window be as narrow as a phone. */
function narrowToolbar(): TemporaryFolder {
  const folder = makeTemporaryFolder();
  mkdirSync(join(folder.path, 'gtk-3.0'));
  writeFileSync(
    join(folder.path, 'gtk-3.0', 'gtk.css'),
    '* { min-width: 0; margin: 0; padding: 0; font-size: 1px; }',
  );
  return folder;
}

type Notebook = typeof globalThis & { noted?: string[] };

/**
 * Records errors from now on. Neither WebDriver nor the browser reports what was logged while the
 * page was loading. Runs in the page.
 */
function noteErrors(): void {
  const noted: string[] = [];
  (globalThis as Notebook).noted = noted;
  addEventListener('error', ({ message }) => noted.push(message));
  addEventListener('unhandledrejection', (event: PromiseRejectionEvent) =>
    noted.push(String(event.reason)),
  );
  addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) =>
    noted.push(`${effectiveDirective} refuses ${blockedURI}`),
  );
  console.error = (...said) => noted.push(said.join(' '));
}

/** Returns the recorded errors. Runs in the page. */
function takeNoted(): string[] {
  return (globalThis as Notebook).noted?.splice(0) ?? [];
}
