import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { makeTemporaryFolder, type TemporaryFolder } from '../../temporary-folder.ts';
import { freePort } from '../contact/server.ts';
import { bringIntoView, type Target, type Visitor } from './visitor.ts';

/** The key under which WebDriver names an element. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/**
 * A visitor with WebKitGTK's own browser on a screen of its own, driven by
 * plain WebDriver.
 */
export async function visitByWebkit(driverPath: string, origin: string): Promise<Visitor> {
  const { screen, display } = await startScreen();
  const config = narrowToolbar();
  const port = await freePort();
  const driver = start(driverPath, [`--port=${port}`], {
    ...process.env,
    DISPLAY: display,
    XDG_CONFIG_HOME: config.path,
    LIBGL_ALWAYS_SOFTWARE: '1',
  });
  const service = `http://127.0.0.1:${port}`;
  await untilReady(service);
  const { sessionId } = (await call(`${service}/session`, { capabilities: {} })) as {
    sessionId: string;
  };
  const session = `${service}/session/${sessionId}`;
  let complaints: string[] = [];

  const evaluate = <Result, Values extends unknown[]>(
    run: (...values: Values) => Result,
    ...values: Values
  ) => {
    const script = `return (${run}).apply(null, arguments)`;
    return call(`${session}/execute/sync`, { script, args: values }) as Promise<Result>;
  };

  async function find(target: Target): Promise<string> {
    const found = (await evaluate(bringIntoView, target)) as Record<string, string> | null;
    if (!found?.[elementKey]) throw new Error(`No visible ${target.tag} "${target.name}"`);
    return `${session}/element/${found[elementKey]}`;
  }

  async function takeComplaints(): Promise<string[]> {
    const taken = [...complaints, ...(await evaluate(takeNoted))];
    complaints = [];
    return taken;
  }

  return {
    open: async (path) => {
      complaints = await takeComplaints();
      await call(`${session}/url`, { url: origin + path });
      await evaluate(noteErrors);
    },
    widen: async (width) => {
      await call(`${session}/window/rect`, { width, height: 800 });
    },
    click: async (target) => {
      await call(`${await find(target)}/click`, {});
    },
    type: async (target, text) => {
      await call(`${await find(target)}/value`, { text });
    },
    evaluate,
    takeComplaints,
    leave: async () => {
      await fetch(session, { method: 'DELETE' });
      await end(driver);
      await end(screen);
      config.remove();
    },
  };
}

/** A screen that nobody sees, and its name. */
async function startScreen(): Promise<{ screen: Process; display: string }> {
  const screen = start('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1000x24']);
  const [number] = await once(screen.stdout, 'data');
  return { screen, display: `:${String(number).trim()}` };
}

/** A folder of settings under which the browser's toolbar lets its window be as narrow as a phone. */
function narrowToolbar(): TemporaryFolder {
  const folder = makeTemporaryFolder();
  mkdirSync(join(folder.path, 'gtk-3.0'));
  writeFileSync(
    join(folder.path, 'gtk-3.0', 'gtk.css'),
    '* { min-width: 0; margin: 0; padding: 0; font-size: 1px; }',
  );
  return folder;
}

async function untilReady(service: string): Promise<void> {
  while (!(await fetch(`${service}/status`).catch(() => undefined))?.ok) {
    await setTimeout(50);
  }
}

/** Sends a command of WebDriver and returns its value; throws what the driver complains about. */
async function call(url: string, parameters: object): Promise<unknown> {
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(parameters) });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error(`${url}: ${JSON.stringify(value)}`);
  return value;
}

type Process = ReturnType<typeof start>;

/** Starts a process that ends with this one at the latest. */
function start(command: string, options: string[], env = process.env) {
  const child = spawn(command, options, { env, stdio: ['ignore', 'pipe', 'ignore'] });
  process.once('exit', () => child.kill());
  // Nobody reads any further, and a full pipe would block the process.
  child.stdout.resume();
  return child;
}

async function end(child: Process): Promise<void> {
  if (child.kill()) await once(child, 'exit');
}

type Notebook = typeof globalThis & { noted?: string[] };

/**
 * In the page: records errors from now on. Neither WebDriver nor the browser tells what was logged
 * while the page was loading.
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

/** In the page: what was noted. */
function takeNoted(): string[] {
  return (globalThis as Notebook).noted?.splice(0) ?? [];
}
