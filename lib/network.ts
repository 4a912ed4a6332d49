import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;
type PrefixLengths = Record<'ipv4' | 'ipv6', number>;

/**
 * Parses an address as proxies write it: also with a port, in brackets or quotes, with a zone, or an IPv4 address in IPv6
 * form.
 */
export function readAddress(text: string): Address | undefined {
  const entry = text.trim().replace(/^"(.*)"$/, '$1');
  const bare = /^\[([^\]]*)\](?::\d+)?$/.exec(entry)?.[1] ?? /^([\d.]+):\d+$/.exec(entry)?.[1] ?? entry;
  const address = bare.replace(/%.*$/, '');
  const isAddress = ipaddr.IPv4.isValidFourPartDecimal(address) || ipaddr.IPv6.isValid(address);
  return isAddress ? ipaddr.process(address) : undefined;
}

/** The network of an address with this prefix length. */
export function toNetwork(address: Address, bits: PrefixLengths): string {
  const kind = address.kind();
  const family = kind === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6;
  return `${family.networkAddressFromCIDR(`${address}/${bits[kind]}`)}/${bits[kind]}`;
}
