import { isIPv6 } from 'node:net';

/** A provider usually gives a customer a /56 network of IPv6, so all its addresses count as one visitor. */
export const IPV6_PREFIX_BITS = 56;

/**
 * Gives the network of an IP address: the address itself for IPv4, and the /56 network for IPv6.
 * @param isMasked if true, shortens an IPv4 address to its /24 network, so that a log names no visitor
 */
export function networkOf(address: string, { isMasked = false } = {}): string {
  const [, ipv4] = /^(?:::ffff:)?(\d+(?:\.\d+){3})$/i.exec(address) ?? [];
  if (ipv4 !== undefined) return isMasked ? ipv4.replace(/\d+$/, '0/24') : ipv4;
  if (!isIPv6(address)) return address;
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = groupsOf(address);
  const isIPv4 = (a | b | c | d | e) === 0 && f === 0xffff;
  if (isIPv4) return networkOf([g >> 8, g & 255, h >> 8, h & 255].join('.'), { isMasked });
  const groups = [a, b, c, d & 0xff00].map((group) => group.toString(16));
  return `${groups.join(':')}::/${IPV6_PREFIX_BITS}`;
}

/** Gives the numbers between the colons of an IPv6 address, with the zeros that `::` stands for. */
function groupsOf(address: string): number[] {
  const [start = [], end = []] = address
    .split('::')
    .map((half) => half.split(':').flatMap((group) => (group === '' ? [] : Number.parseInt(group, 16))));
  return [...start, ...Array.from({ length: 8 - start.length - end.length }, () => 0), ...end];
}
