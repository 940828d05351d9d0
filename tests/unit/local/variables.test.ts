import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { localVariables } from '../../../src/local/variables.ts';
import { newFolder } from '../new-folder.ts';

let folder: string;
let config: string;
let state: string;

beforeEach(() => {
  folder = newFolder();
  config = join(folder, 'wrangler.jsonc');
  state = join(folder, 'state');
  writeFileSync(config, '{}');
  writeFileSync(join(folder, '.dev.vars'), 'LEADS_WEBHOOK_URL="https://crm.example/real"\n');
});

describe('the variables of this machine', () => {
  it('come from .dev.vars, and over it from the environment', () => {
    expect(localVariables(state, {}, config)).toMatchObject({
      LEADS_WEBHOOK_URL: 'https://crm.example/real',
    });
    expect(localVariables(state, { LEADS_WEBHOOK_URL: '' }, config)).toMatchObject({
      LEADS_WEBHOOK_URL: '',
    });
  });

  it('leave .dev.vars out for tests', () => {
    const variables = localVariables(state, { DEV_VARS: 'ignore' }, config);
    expect(Object.keys(variables)).toEqual(['FORM_TOKEN_SECRET']);
  });
});

describe('the kept secret', () => {
  const secret = () => localVariables(state, {}, config).FORM_TOKEN_SECRET;

  it('stays the same, and is the owner’s alone', () => {
    const first = secret();
    expect(first).toMatch(/^[\w-]{43}$/);
    expect(secret()).toBe(first);
    expect(statSync(state).mode & 0o777).toBe(0o700);
    expect(statSync(join(state, 'form-token-secret')).mode & 0o777).toBe(0o600);
  });

  it.each(['', 'half-writ'])('is made anew if its file holds %j', (damaged) => {
    secret();
    const file = join(state, 'form-token-secret');
    writeFileSync(file, damaged);
    expect(secret()).toMatch(/^[\w-]{43}$/);
    expect(readFileSync(file, 'utf8')).toBe(secret());
    expect(readdirSync(state).sort()).toEqual(['form-token-secret', 'tmp', 'v3']);
  });
});
