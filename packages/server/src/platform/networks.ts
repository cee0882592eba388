import { isIPv4, isIPv6 } from 'node:net';

/**
 * The key that counts tries of an address: an IPv4 address itself; for IPv6 the /64 of one household or phone, which
 * can use a new address for every try.
 */
export function throttleKeyOfIp(ip: string): string {
  const address = plainAddress(ip);
  return typeof address === 'string' ? address : `${hex(address.slice(0, 4))}::/64`;
}

/**
 * The surrounding network: the /24 of an IPv4 address; for IPv6 the /48 of a site or a rented server. It
 * contains all addresses of somebody who has many, but also many strangers, so it gets harder captchas and is
 * never blocked entirely.
 */
export function surroundingNetwork(ip: string): string {
  const address = plainAddress(ip);
  if (typeof address !== 'string') return `${hex(address.slice(0, 3))}::/48`;
  return isIPv4(address) ? `${address.split('.').slice(0, 3).join('.')}.0/24` : address;
}

/** IPv4 as written (also inside IPv6), the eight groups of IPv6, anything else unchanged. */
function plainAddress(ip: string): string | readonly number[] {
  const [address = ''] = ip.split('%');
  if (!isIPv6(address)) return address;
  // The URL parser normalises every form: lower case, without leading zeros, IPv4 in hexadecimal.
  const plain = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = '', tail] = plain.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0');
  const groups = [...left, ...zeros, ...right].map((group) => Number.parseInt(group, 16));
  const [high = 0, low = 0] = groups.slice(6);
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff)
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  return groups;
}

const hex = (groups: readonly number[]): string => groups.map((group) => group.toString(16)).join(':');
