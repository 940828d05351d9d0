import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sampleValue } from '#src/site/sample-values.ts';
import { checkReadiness } from '#src/tools/readiness.ts';

type Settings = Parameters<typeof checkReadiness>[0];

const database = { binding: 'DB', database_name: 'leads', preview_database_id: '72' };

const ready = {
  vars: { SITE_URL: 'https://site.fr', BOOKING_URL: 'https://cal.site.fr/us' },
  d1_databases: [{ ...database, database_id: 'ours' }],
  send_email: [{ name: 'MAIL' }],
} satisfies Settings;

const noFacts = {};

describe('checkReadiness', () => {
  it('lists nothing once everything is filled in', () => {
    expect(checkReadiness(ready, [], noFacts)).toEqual([]);
  });

  it('lists sample values by file and path, people by name', () => {
    const facts = {
      'a.ts': { company: { brand: sampleValue('Brand A'), city: 'Lyon' }, none: null },
      'b.ts': { people: sampleValue([{ name: 'Ada' }, { name: 'Bo' }]) },
    };
    const lines = checkReadiness(ready, undefined, facts);
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/^a\.ts: company\.brand is a sample \(Brand A\): replace it/);
    expect(lines[1]).toMatch(/^b\.ts: people is a sample \(Ada, Bo\): replace it/);
  });

  it.each([
    ...['https://site.example', 'https://www.example.com', 'https://site.test'],
    ...['https://site.invalid', 'http://localhost:8787'],
  ])('treats “%s” as a sample URL', (address) => {
    for (const name of ['SITE_URL', 'BOOKING_URL']) {
      const vars = { ...ready.vars, [name]: address };
      expect(checkReadiness({ ...ready, vars }, undefined, noFacts)).toEqual([
        expect.stringContaining(`wrangler.jsonc: ${name} is a sample`),
      ]);
    }
  });

  it('requires the database’s own id', () => {
    const d1_databases = [{ ...database, database_id: '72' }];
    expect(checkReadiness({ ...ready, d1_databases }, undefined, noFacts)).toEqual([
      expect.stringContaining('npx wrangler d1 create leads'),
    ]);
  });

  it('asks for the missing secret of a webhook, unless the secrets are unknown', () => {
    const vars = { ...ready.vars, LEADS_WEBHOOK_URL: 'https://crm.site.fr' };
    expect(checkReadiness({ ...ready, vars }, ['OTHER'], noFacts)).toEqual([
      expect.stringContaining('npx wrangler secret put LEADS_WEBHOOK_SECRET'),
    ]);
    expect(checkReadiness({ ...ready, vars }, ['LEADS_WEBHOOK_SECRET'], noFacts)).toEqual([]);
    expect(checkReadiness({ ...ready, vars }, undefined, noFacts)).toEqual([]);
  });

  it('refuses to mail leads without a binding', () => {
    const vars = { ...ready.vars, LEADS_NOTIFY: 'us@site.fr' };
    expect(checkReadiness({ ...ready, vars }, undefined, noFacts)).toEqual([]);
    expect(checkReadiness({ ...ready, vars, send_email: [] }, undefined, noFacts)).toEqual([
      expect.stringContaining('LEADS_NOTIFY needs a binding'),
    ]);
  });

  it('checks every file that marks a sample', () => {
    const marks = globSync('src/**/*.{ts,tsx}')
      .filter((path) => !/(sample-values|tools\/readiness)\.ts$/.test(path))
      .flatMap((path) =>
        [...readFileSync(path, 'utf8').matchAll(/\bsampleValue\(/g)].map(() => path),
      );
    const listed = checkReadiness(ready).map((line) => line.split(':')[0]);
    expect(listed.sort()).toEqual(marks.sort());
  });
});
