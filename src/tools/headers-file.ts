import { headers } from '../edge/headers.ts';

type Headers = Readonly<Record<string, string>>;

/**
 * The `_headers` of the files that Cloudflare serves before the worker runs, from the same table.
 * A later rule adds to an earlier one, so it first removes (`!`) what it sets anew.
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
