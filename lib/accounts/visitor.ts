import ipaddr from 'ipaddr.js';
import type { Secrets } from '@/lib/secrets';
import { type CookieJar, readCookie } from './browser-cookie';
import { deviceCookie, type KnownDevice, openDeviceToken } from './known-device';
import { decodeSessionToken, sessionCookie } from './session-token';

/** Who sent a request, as far as it is worth knowing. */
export type Visitor = {
  /** What attempts are counted by: an IPv4 address, or the /64 of an IPv6 address, which one household holds. */
  network: string;
  /** What a session keeps of its origin: the /24 or /48, never the whole address. */
  ipPrefix: string;
  userAgent: string;
  /** The browser's proof that somebody signed in on it before. */
  device?: KnownDevice | undefined;
  /** The session that the browser's cookie names, whether or not it lives. */
  sessionId?: string | undefined;
};

type Parts = { jar: Pick<CookieJar, 'get'>; secrets: Pick<Secrets, 'session'>; secure: boolean };

/**
 * The server drops X-Forwarded-For unless TRUST_PROXY is on, and the framework fills it with the socket's address.
 * Behind a proxy the right-most entry is the proxy's own word; what stands left of it is the client's claim.
 */
export async function readVisitor(headers: Headers, { jar, secrets, secure }: Parts): Promise<Visitor> {
  const claimed = headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '';
  const address = ipaddr.isValid(claimed) ? ipaddr.process(claimed) : undefined;
  return {
    network: address ? toNetwork(address, { ipv4: 32, ipv6: 64 }) : 'unknown',
    ipPrefix: address ? describeOrigin(address) : 'unknown',
    userAgent: (headers.get('user-agent') ?? 'unknown').slice(0, 300),
    device: await openDeviceToken(readCookie(jar, deviceCookie, secure), secrets.session),
    sessionId: await decodeSessionToken(readCookie(jar, sessionCookie, secure), secrets.session),
  };
}

type Address = ipaddr.IPv4 | ipaddr.IPv6;

function describeOrigin(address: Address): string {
  return address.range() === 'loopback' ? 'this computer' : toNetwork(address, { ipv4: 24, ipv6: 48 });
}

/** The network of an address, of so many bits. */
function toNetwork(address: Address, bits: Record<'ipv4' | 'ipv6', number>): string {
  const kind = address.kind();
  const family = kind === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6;
  return `${family.networkAddressFromCIDR(`${address}/${bits[kind]}`)}/${bits[kind]}`;
}
