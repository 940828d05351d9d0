import { chmodSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { localVariables } from '../../../src/tools/server/variables.ts';
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

  it('are all that a run may set', () => {
    const given = {
      SITE_URL: 'https://site.example',
      BOOKING_URL: 'https://booking.example',
      LEADS_WEBHOOK_URL: 'https://crm.example',
      LEADS_WEBHOOK_SECRET: 'whsec_',
      LEADS_NOTIFY: 'owner@company.example',
      FORM_TOKEN_SECRET: 'secret',
    };
    expect(localVariables(state, { ...given, PATH: '/bin' }, config)).toEqual(given);
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
    expect(statSync(state).mode & 0o777).toBe(0o700);
    const mode = () => statSync(join(state, 'form-token-secret')).mode & 0o777;
    expect(mode()).toBe(0o600);
    // As a copy may leave it.
    chmodSync(join(state, 'form-token-secret'), 0o644);
    expect(secret()).toBe(first);
    expect(mode()).toBe(0o600);
  });

  it('gives way to one that is set', () => {
    const given = { FORM_TOKEN_SECRET: 'the operator’s own' };
    expect(localVariables(state, given, config)).toMatchObject(given);
    expect(existsSync(state)).toBe(false);
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
