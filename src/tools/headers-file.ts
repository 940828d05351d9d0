import { headers, strictTransportSecurity } from '../server/headers.ts';

type Headers = Readonly<Record<string, string>>;

/**
 * The `_headers` of the files that Cloudflare serves before the worker runs, from the same table.
 * A later rule adds to an earlier one, so it first removes (`!`) what it sets anew.
 * `hsts` is the variable `HSTS`: the last response that a browser gets decides for the host.
 */
export function headersFile(hsts?: string): string {
  const file = { ...headers.file, 'Strict-Transport-Security': strictTransportSecurity(hsts) };
  const overrides = Object.entries(headers.asset).filter(
    ([name, value]) => headers.file[name] !== value,
  );
  return [
    '/*',
    ...lines(file),
    '/assets/*',
    ...overrides.map(([name]) => `  ! ${name}`),
    ...lines(Object.fromEntries(overrides)),
    '',
  ].join('\n');
}

function lines(set: Headers): string[] {
  return Object.entries(set).map(([name, value]) => `  ${name}: ${value}`);
}
