import { company } from '../facts/business.ts';
import { localeCodes } from '../facts/locales.ts';
import { siteUrl } from '../runtime/urls.ts';

/** Expires eleven months after the build. RFC 9116 recommends less than a year. */
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
