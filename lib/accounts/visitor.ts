import ipaddr from 'ipaddr.js';

/** Where a request came from, as far as it is worth keeping. */
export type Visitor = { address: string; ipPrefix: string; userAgent: string };

/**
 * The framework fills X-Forwarded-For with the socket's address where nothing sent one; behind a proxy the right-most
 * entry is the proxy's own word. What stands left of it is the client's claim and is not used.
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
