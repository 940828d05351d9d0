import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as affiliates from '#src/facts/affiliates.ts';
import * as site from '#src/facts/business.ts';
import * as shows from '#src/facts/shows.ts';
import { checkReadiness } from '#src/tools/readiness.ts';

type Settings = Parameters<typeof checkReadiness>[0];

const database = { binding: 'DB', database_name: 'leads', preview_database_id: '72' };

const ready = {
  vars: { SITE_URL: 'https://site.fr', BOOKING_URL: 'https://cal.site.fr/us' },
  d1_databases: [{ ...database, database_id: 'ours' }],
  send_email: [{ name: 'MAIL' }],
} satisfies Settings;

/**
 * Returns what is not ready after these changes to a complete configuration without sample values.
 */
const check = (changes: Partial<Settings> = {}, secrets?: string[]) =>
  checkReadiness({ ...ready, ...changes }, secrets, []);

describe('checkReadiness', () => {
  it('lists nothing once everything is filled in', () => {
    expect(check({}, [])).toEqual([]);
  });

  it('lists sample values by name', () => {
    expect(checkReadiness(ready, undefined, ['company', 'founders'])).toEqual([
      'src/site: company is a sample: replace it with your own, without sampleValue()',
      'src/site: founders is a sample: replace it with your own, without sampleValue()',
    ]);
  });

  it.each([
    ...['https://site.example', 'https://www.example.com', 'https://site.test'],
    ...['https://site.invalid', 'http://localhost:8787'],
  ])('treats “%s” as a sample URL', (address) => {
    for (const name of ['SITE_URL', 'BOOKING_URL']) {
      const sample = expect.stringContaining(`wrangler.jsonc: ${name} is a sample`);
      expect(check({ vars: { ...ready.vars, [name]: address } })).toEqual([sample]);
    }
  });

  it('requires the database’s own id', () => {
    const command = expect.stringContaining('npx wrangler d1 create leads');
    expect(check({ d1_databases: [{ ...database, database_id: '72' }] })).toEqual([command]);
  });

  it('asks for the missing secret of a webhook, unless the secrets are unknown', () => {
    const vars = { ...ready.vars, LEADS_WEBHOOK_URL: 'https://crm.site.fr' };
    const command = expect.stringContaining('npx wrangler secret put LEADS_WEBHOOK_SECRET');
    expect(check({ vars }, ['OTHER'])).toEqual([command]);
    expect(check({ vars }, ['LEADS_WEBHOOK_SECRET'])).toEqual([]);
    expect(check({ vars })).toEqual([]);
  });

  it('refuses to mail leads without a binding', () => {
    const vars = { ...ready.vars, LEADS_NOTIFY: 'us@site.fr' };
    const lacking = expect.stringContaining('LEADS_NOTIFY needs a binding');
    expect(check({ vars })).toEqual([]);
    expect(check({ vars, send_email: [] })).toEqual([lacking]);
  });

  it('lists every value that is marked, by the name of its export', () => {
    const marks = globSync('src/facts/*.ts')
      .filter((path) => !path.endsWith('sample-values.ts'))
      .flatMap((path) => readFileSync(path, 'utf8').match(/\bsampleValue\(/g) ?? []);
    const names = checkReadiness(ready).map((line) => /: (\w+) is a sample/.exec(line)?.[1] ?? '');
    expect(names).toHaveLength(marks.length);
    for (const name of names) expect({ ...site, ...shows, ...affiliates }).toHaveProperty(name);
  });
});
