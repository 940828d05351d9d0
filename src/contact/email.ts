/**
 * An address as mail servers know it: that of `info@müller.de` with its domain in ASCII. Chromium
 * converts the domain by itself, other browsers send what was typed. Anything else stays as it is.
 */
export function withAsciiDomain(address: string): string {
  const [, local, domain = ''] = /^(.*@)([\p{L}\p{M}\p{N}.-]+)$/u.exec(address) ?? [];
  const url = /\P{ASCII}/u.test(domain) && URL.parse(`http://${domain}`);
  return local && url ? local + url.hostname : address;
}

/** Whether the domain has a dot. HTML allows `anna@company`, which is most often incomplete. */
export function hasTopLevelDomain(address: string): boolean {
  return /@.+\../.test(address);
}
