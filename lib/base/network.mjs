import ipaddr from 'ipaddr.js';

/** @typedef {ipaddr.IPv4 | ipaddr.IPv6} Address */

/**
 * Parses the address of a client as proxies write it: `ip`, `ip:port`, `[ip]:port`, quoted, with a zone id, or IPv4 in
 * IPv6 form. Undefined for `unknown` and obfuscated ids such as `_hidden`.
 * @param {string} text
 * @returns {Address | undefined}
 */
export function readAddress(text) {
  const entry = text.trim().replace(/^"(.*)"$/, '$1');
  const address = /^\[([^\]]*)\](?::\d+)?$/.exec(entry)?.[1] ?? /^([\d.]+):\d+$/.exec(entry)?.[1] ?? entry;
  const isAddress = ipaddr.IPv4.isValidFourPartDecimal(address) || ipaddr.IPv6.isValid(address);
  return isAddress ? ipaddr.process(address) : undefined;
}

/**
 * The network of an address with this prefix length.
 * @param {Address} address
 * @param {Record<'ipv4' | 'ipv6', number>} bits
 */
export function toNetwork(address, bits) {
  const kind = address.kind();
  const family = kind === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6;
  return `${family.networkAddressFromCIDR(`${address}/${bits[kind]}`)}/${bits[kind]}`;
}
