import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;
type PrefixLengths = Record<'ipv4' | 'ipv6', number>;

/** Parses an IP address, also an IPv4 address in IPv6 form. */
export const readAddress = (text: string): Address | undefined =>
  ipaddr.isValid(text) ? ipaddr.process(text) : undefined;

/** The network of an address with this prefix length. */
export function toNetwork(address: Address, bits: PrefixLengths): string {
  const kind = address.kind();
  const family = kind === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6;
  return `${family.networkAddressFromCIDR(`${address}/${bits[kind]}`)}/${bits[kind]}`;
}
