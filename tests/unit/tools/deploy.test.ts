import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { deploy } from '#src/tools/deploy.ts';
import { newFolder } from '../new-folder.ts';

const vars = { SITE_URL: 'https://site.fr', BOOKING_URL: 'https://site.fr/call' };
/** The environment of `npm run deploy`: the folder of its programs, and the variables. */
const scene = vi.hoisted(() => ({ programs: '', vars: {} }));
const checkReadiness = vi.hoisted(() => vi.fn((): string[] => []));
const wranglerJson = vi.hoisted(() => vi.fn());
const build = vi.hoisted(() => vi.fn());

/** Records a step as the fake wrangler does. */
const record = (step: string) =>
  writeFileSync(join(scene.programs, 'steps'), `${step}\n`, { flag: 'a' });

vi.mock('#src/tools/local/variables.ts', async (original) => ({
  ...(await original<typeof import('#src/tools/local/variables.ts')>()),
  readSettings: () => ({ vars: scene.vars }),
}));
vi.mock('#src/tools/build.ts', () => ({ build }));
vi.mock('#src/tools/readiness.ts', () => ({ checkReadiness }));
vi.mock('#src/tools/wrangler.ts', () => ({
  cloudflareEnvironment: () => ({ PATH: `${scene.programs}:${process.env.PATH}` }),
  wranglerJson,
}));

/** Puts a fake wrangler on the path, which writes down its arguments and then runs `script`. */
function fakeWrangler(script = ''): void {
  const program = join(scene.programs, 'wrangler');
  writeFileSync(program, `#!/bin/sh\necho "wrangler $*" >> "$(dirname "$0")/steps"\n${script}\n`);
  chmodSync(program, 0o755);
}

const steps = () => readFileSync(join(scene.programs, 'steps'), 'utf8').trim().split('\n');

beforeEach(() => {
  Object.assign(scene, { programs: newFolder(), vars });
  fakeWrangler();
  build.mockReset().mockImplementation(async () => record('build'));
  checkReadiness.mockReset().mockReturnValue([]);
  wranglerJson.mockReset().mockReturnValue([{ name: 'LEADS_WEBHOOK_SECRET' }]);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(process, 'exit').mockImplementation((status) => {
    throw new Error(`Exited with ${status}`);
  });
});

const migrate = 'wrangler d1 migrations apply DB --remote --config dist/server/wrangler.json';
const upload = 'wrangler deploy --config dist/server/wrangler.json';

it('builds, then migrates the database, and only then uploads the worker', async () => {
  await deploy([]);
  expect(steps()).toEqual(['build', migrate, upload]);
});

it('uploads no worker whose migrations fail', async () => {
  fakeWrangler('exit 7');
  await expect(deploy([])).rejects.toThrow('Exited with 7');
  expect(steps()).toEqual(['build', migrate]);
});

it('neither builds nor uploads a site that is not ready', async () => {
  checkReadiness.mockReturnValue(['SITE_URL is a sample']);
  record('start');
  await expect(deploy([])).rejects.toThrow('Not ready to go live:\n- SITE_URL is a sample');
  expect(steps()).toEqual(['start']);
});

it('neither builds nor uploads with an invalid variable, even in a dry run', async () => {
  scene.vars = { ...vars, SITE_URL: 'site.fr' };
  record('start');
  for (const args of [[], ['--dry-run']]) await expect(deploy(args)).rejects.toThrow('SITE_URL');
  expect(steps()).toEqual(['start']);
});

it('builds and checks the bundle in a dry run, ready or not, without touching the database', async () => {
  checkReadiness.mockReturnValue(['SITE_URL is a sample']);
  await deploy(['--dry-run']);
  expect(steps()).toEqual(['build', `${upload} --dry-run`]);
  expect(console.warn).toHaveBeenCalledExactlyOnceWith(
    'Not ready to go live:\n- SITE_URL is a sample',
  );
});

it('checks the secrets at Cloudflare, none if it does not answer, and asks nothing in a dry run', async () => {
  await deploy([]);
  expect(checkReadiness).toHaveBeenLastCalledWith({ vars }, ['LEADS_WEBHOOK_SECRET']);
  wranglerJson.mockImplementation(() => {
    throw new Error('no network');
  });
  await deploy([]);
  expect(checkReadiness).toHaveBeenLastCalledWith({ vars }, []);
  wranglerJson.mockClear();
  await deploy(['--dry-run']);
  expect(checkReadiness).toHaveBeenLastCalledWith({ vars }, undefined);
  expect(wranglerJson).not.toHaveBeenCalled();
});
