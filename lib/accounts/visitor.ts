import ipaddr from 'ipaddr.js';

/** Where a request came from, as far as it is worth keeping. */
export type Visitor = { address: string; ipPrefix: string; userAgent: string };

/**
 * The server drops X-Forwarded-For unless TRUST_PROXY is on, and the framework fills it with the socket's address.
 * Behind a proxy the right-most entry is the proxy's own word; what stands left of it is the client's claim.
 */
export function readVisitor(headers: Headers): Visitor {
  const claimed = headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '';
  const address = ipaddr.isValid(claimed) ? ipaddr.process(claimed) : undefined;
  return {
    address: address?.toString() ?? 'unknown',
    ipPrefix: address ? maskAddress(address) : 'unknown',
    userAgent: (headers.get('user-agent') ?? 'unknown').slice(0, 300),
  };
}

function maskAddress(address: ipaddr.IPv4 | ipaddr.IPv6): string {
  if (address.range() === 'loopback') return 'this computer';
  const bits = address.kind() === 'ipv4' ? 24 : 48;
  const network =
    address.kind() === 'ipv4'
      ? ipaddr.IPv4.networkAddressFromCIDR(`${address}/${bits}`)
      : ipaddr.IPv6.networkAddressFromCIDR(`${address}/${bits}`);
  return `${network}/${bits}`;
}
