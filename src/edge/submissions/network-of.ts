/**
 * What submissions are counted by: an IPv4 address, or the /64 network of an IPv6 address, since
 * whoever has one address in it has all of them. Anything else is taken as it is.
 */
export function networkOf(address: string): string {
  const host = address.includes(':') && URL.parse(`http://[${address}]`)?.hostname;
  if (!host) return address;
  const groups = expand(host.slice(1, -1));
  const embedsIPv4 = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  if (!embedsIPv4) return `${groups.slice(0, 4).join(':')}::/64`;
  const bytes = groups.slice(6).flatMap((group) => {
    const number = Number.parseInt(group, 16);
    return [number >> 8, number & 255];
  });
  return bytes.join('.');
}

/** The eight groups of an address, with those that `::` leaves out. */
function expand(address: string): string[] {
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  return [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail];
}
