import { headers } from '#src/server/headers.ts';

/** Returns the `_headers` of files that Cloudflare serves before the worker runs. */
export function headersFile(): string {
  return [
    '/*',
    ...Object.entries(headers.file).map(([name, value]) => `  ${name}: ${value}`),
    // A rule adds to the previous one, so it first removes (`!`) what it replaces.
    '/assets/*',
    '  ! Cache-Control',
    `  Cache-Control: ${headers.asset['Cache-Control']}`,
    // The card that replaces one that cannot be drawn. Other sites embed both.
    '/card.png',
    '  ! Cross-Origin-Resource-Policy',
    `  Cross-Origin-Resource-Policy: ${headers.card['Cross-Origin-Resource-Policy']}`,
    '',
  ].join('\n');
}
