import { headers, strictTransportSecurity } from '#src/server/headers.ts';

type Headers = Readonly<Record<string, string>>;

/**
 * Returns the `_headers` of files that Cloudflare serves before the worker runs. A later rule adds
 * to an earlier one, so it first removes (`!`) what it replaces. `hsts` is the variable `HSTS`: a
 * browser keeps the value of the host's last response.
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
