import { localeCodes } from '../site/locales.ts';
import { company, securityContact } from '../site/site.ts';
import { siteUrl } from '../worker/site-url.ts';

/** Where to report a vulnerability of the site (RFC 9116). */
export function securityTxt(): string {
  return [
    `Contact: mailto:${company.email}`,
    `Expires: ${securityContact.expires}`,
    `Preferred-Languages: ${localeCodes.join(', ')}`,
    `Canonical: ${siteUrl('/.well-known/security.txt')}`,
    '',
  ].join('\n');
}
