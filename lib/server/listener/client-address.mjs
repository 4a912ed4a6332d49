import { readAddress, toNetwork } from '../../base/network.mjs';

/**
 * The client's address: what a trusted proxy says, otherwise the socket's. Only the right-most entry of the header is
 * from the proxy; entries before it come from the client. A proxy that does not know its client (`unknown`) counts itself.
 * @param {{ headers: import('node:http').IncomingHttpHeaders, socket: { remoteAddress?: string | undefined } }} request
 * @param {{ trustProxy: boolean }} options
 * @returns {string}
 */
export function readClientAddress({ headers, socket }, { trustProxy }) {
  const claimed = trustProxy ? String(headers['x-forwarded-for'] ?? '') : '';
  const entry = claimed.split(',').at(-1)?.trim() ?? '';
  return /^"?(?:unknown)?"?$/i.test(entry) ? (socket.remoteAddress ?? '') : entry;
}

/**
 * An IPv4 address, or the /64 of an IPv6 address, which usually is one household.
 * @param {string} text
 */
export function networkOf(text) {
  const address = readAddress(text);
  return address ? toNetwork(address, { ipv4: 32, ipv6: 64 }) : text;
}
