import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { localVariables } from '../../../src/tools/server/variables.ts';
import { newFolder } from '../new-folder.ts';

it('come from .dev.vars, and over it from the environment, which may leave it out', () => {
  const folder = newFolder();
  const config = join(folder, 'wrangler.jsonc');
  writeFileSync(config, '{}');
  writeFileSync(join(folder, '.dev.vars'), 'LEADS_WEBHOOK_URL="https://crm.example/real"\n');
  const variables = (environment: NodeJS.ProcessEnv) => localVariables(environment, config);
  expect(variables({})).toEqual({ LEADS_WEBHOOK_URL: 'https://crm.example/real' });
  const given = { LEADS_WEBHOOK_URL: '', SITE_URL: 'https://site.example' };
  expect(variables({ ...given, PATH: '/bin' })).toEqual(given);
  expect(variables({ DEV_VARS: 'ignore' })).toEqual({});
});
