import { headers } from '#src/server/headers.ts';

type Headers = Readonly<Record<string, string>>;

/**
 * Returns the `_headers` of files that Cloudflare serves before the worker runs. A later rule adds
 * to an earlier one, so it first removes (`!`) what it replaces.
 */
export function headersFile(): string {
  const overrides = Object.entries(headers.asset).filter(
    ([name, value]) => headers.file[name] !== value,
  );
  return [
    '/*',
    ...lines(headers.file),
    '/assets/*',
    ...overrides.map(([name]) => `  ! ${name}`),
    ...lines(Object.fromEntries(overrides)),
    '',
  ].join('\n');
}

function lines(set: Headers): string[] {
  return Object.entries(set).map(([name, value]) => `  ${name}: ${value}`);
}
