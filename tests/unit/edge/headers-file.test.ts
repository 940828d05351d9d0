import { describe, expect, it } from 'vitest';
import { headers, strictTransportSecurity } from '../../../src/edge/headers.ts';
import { headersFile } from '../../../src/tools/headers-file.ts';

describe('headersFile', () => {
  it('says of files what the table says', () => {
    expect(applied('/favicon.svg')).toEqual(headers.file);
    expect(applied('/assets/a-1234.js')).toEqual(headers.asset);
  });

  it('binds subdomains to HTTPS as the worker does', () => {
    expect(applied('/favicon.svg', 'preload')['Strict-Transport-Security']).toBe(
      strictTransportSecurity('preload'),
    );
    expect(applied('/assets/a-1234.js', 'preload')['Strict-Transport-Security']).toBe(
      strictTransportSecurity('preload'),
    );
  });
});

/**
 * The headers that Cloudflare reads from the file for a path: rules in order, `!` removes, the rest
 * adds.
 */
function applied(path: string, hsts?: string): Record<string, string> {
  const set: Record<string, string> = {};
  let matches = false;
  for (const line of headersFile(hsts).split('\n')) {
    if (line.startsWith('/')) matches = path.startsWith(line.slice(0, -1));
    const [, off, name = '', value = ''] = /^ {2}(! )?([\w-]+)(?:: (.+))?$/.exec(line) ?? [];
    if (!matches || !name) continue;
    if (off) delete set[name];
    else set[name] = set[name] === undefined ? value : `${set[name]}, ${value}`;
  }
  return set;
}
