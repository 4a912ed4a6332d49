import { cutText } from '@/lib/base/cut-text';
import { type Address, readAddress, toNetwork } from '@/lib/base/network.mjs';
import type { Secrets } from '@/lib/base/secrets';
import { type CookieJar, readCookie } from './browser-cookie';
import { deviceCookie, type KnownDevice, openDeviceToken } from './known-device';
import { decodeSessionToken, sessionCookie } from './session-token';

/** The sender of a request. */
export type Visitor = {
  /** The network for rate limits: an IPv4 address, or the /64 of an IPv6 address, which usually is one household. */
  network: string;
  /** Stored with a session and the last use of a grant: the /24 or /48, never the full address. */
  ipPrefix: string;
  userAgent: string;
  /** The device, if someone has signed in on this browser before. */
  device?: KnownDevice | undefined;
  /** The session in the browser's cookie, whether active or not. */
  sessionId?: string | undefined;
};

type Parts = { jar: Pick<CookieJar, 'get'>; secrets: Pick<Secrets, 'session'>; secure: boolean };

/**
 * The server drops X-Forwarded-For unless TRUST_PROXY is on, and the framework fills it with the socket's address.
 * Behind a proxy, only the right-most entry is from the proxy; entries before it come from the client.
 */
export function readClient(headers: Headers): Pick<Visitor, 'network' | 'ipPrefix'> {
  const client = headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '';
  const address = readAddress(client);
  return {
    network: address ? toNetwork(address, { ipv4: 32, ipv6: 64 }) : readObfuscated(client),
    ipPrefix: address ? describeOrigin(address) : 'unknown',
  };
}

export async function readVisitor(headers: Headers, { jar, secrets, secure }: Parts): Promise<Visitor> {
  return {
    ...readClient(headers),
    userAgent: cutText(headers.get('user-agent') ?? 'unknown', 300),
    device: await openDeviceToken(readCookie(jar, deviceCookie, secure), secrets.session),
    sessionId: await decodeSessionToken(readCookie(jar, sessionCookie, secure), secrets.session),
  };
}

/** A proxy may send an id of its own, such as `_hidden`, instead of an address. Otherwise `unknown`. */
const readObfuscated = (client: string): string =>
  /^_[\w.-]{1,64}$/.test(client) ? client.toLowerCase() : 'unknown';

function describeOrigin(address: Address): string {
  return address.range() === 'loopback' ? 'this computer' : toNetwork(address, { ipv4: 24, ipv6: 48 });
}
