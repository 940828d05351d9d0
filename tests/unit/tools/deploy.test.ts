import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { deploy } from '#src/tools/deploy.ts';
import { newFolder } from '../new-folder.ts';

/** What `npm run deploy` meets: the folder of its programs, and what is not ready. */
const scene = vi.hoisted(() => ({ programs: '', faults: [] as string[] }));

/** Records a step as the fake wrangler does. */
const record = (step: string) =>
  writeFileSync(join(scene.programs, 'steps'), `${step}\n`, { flag: 'a' });

vi.mock('#src/tools/build.ts', () => ({ build: async () => record('build') }));
vi.mock('#src/tools/readiness.ts', () => ({ checkReadiness: () => scene.faults }));
vi.mock('#src/tools/wrangler.ts', () => ({
  cloudflareEnvironment: () => ({ PATH: `${scene.programs}:${process.env.PATH}` }),
  wranglerJson: () => [],
}));

/** Puts a fake wrangler on the path, which writes down its arguments and then runs `script`. */
function fakeWrangler(script = ''): void {
  const program = join(scene.programs, 'wrangler');
  writeFileSync(program, `#!/bin/sh\necho "wrangler $*" >> "$(dirname "$0")/steps"\n${script}\n`);
  chmodSync(program, 0o755);
}

const steps = () => readFileSync(join(scene.programs, 'steps'), 'utf8').trim().split('\n');

beforeEach(() => {
  Object.assign(scene, { programs: newFolder(), faults: [] });
  fakeWrangler();
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
  scene.faults = ['SITE_URL is a sample'];
  record('start');
  await expect(deploy([])).rejects.toThrow('Not ready to go live:\n- SITE_URL is a sample');
  expect(steps()).toEqual(['start']);
});

it('builds and checks the bundle in a dry run, ready or not, without touching the database', async () => {
  scene.faults = ['SITE_URL is a sample'];
  await deploy(['--dry-run']);
  expect(steps()).toEqual(['build', `${upload} --dry-run`]);
  expect(console.warn).toHaveBeenCalledExactlyOnceWith(
    'Not ready to go live:\n- SITE_URL is a sample',
  );
});
