import { siteUrl } from '../runtime/site-url.ts';
import { localeCodes } from '../site/locales.ts';
import { company } from '../site/site.ts';

/**
 * Where to report a vulnerability of the site (RFC 9116). Valid for eleven months after the build:
 * the standard asks for less than a year.
 */
export function securityTxt(): string {
  const expires = new Date(import.meta.env.BUILT_AT);
  expires.setUTCMonth(expires.getUTCMonth() + 11);
  return [
    `Contact: mailto:${company.email}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${localeCodes.join(', ')}`,
    `Canonical: ${siteUrl('/.well-known/security.txt')}`,
    '',
  ].join('\n');
}
