/**
 * What submissions are counted by. Whoever has one IPv6 address has the others of its /64, which
 * counts as one address, and may have a /48, which counts as one network. Anything else is both.
 */
export function networksOf(address: string): { address: string; network: string } {
  const host = address.includes(':') && URL.parse(`http://[${address}]`)?.hostname;
  if (!host) return { address, network: address };
  const groups = expand(host.slice(1, -1));
  const embedsIPv4 = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  if (!embedsIPv4) {
    return { address: groups.slice(0, 4).join(':'), network: groups.slice(0, 3).join(':') };
  }
  const bytes = groups.slice(6).flatMap((group) => {
    const number = Number.parseInt(group, 16);
    return [number >> 8, number & 255];
  });
  return { address: bytes.join('.'), network: bytes.join('.') };
}

/** The eight groups of an address, with those that `::` leaves out. */
function expand(address: string): string[] {
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  return [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail];
}
