import { describe, expect, it } from 'vitest';
import { applyPatches, patchPackage } from '../../src/build/patch.ts';

const patches = [
  { find: /one/, put: 'two' },
  { find: /two (\w+)/, put: '$1' },
];

describe('applyPatches', () => {
  it('puts one after the other', () => {
    expect(applyPatches('one step', patches)).toBe('step');
  });

  it('refuses a source that it does not know', () => {
    expect(() => applyPatches('three steps', patches)).toThrow('has changed: no /one/');
  });
});

describe('patchPackage', () => {
  const create = () =>
    patchPackage('site:test', /package\/a\.js/, patches) as unknown as {
      transform: { handler: (code: string) => { code: string } };
      buildApp: { handler: () => Promise<void> };
    };

  it('lets a build end in which it patched a file', async () => {
    const { transform, buildApp } = create();
    expect(transform.handler('one step').code).toBe('step');
    await expect(buildApp.handler()).resolves.toBeUndefined();
  });

  it('ends a build in which no file had the name', async () => {
    await expect(create().buildApp.handler()).rejects.toThrow('has changed: no file /package');
  });
});
