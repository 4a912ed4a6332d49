import ipaddr from 'ipaddr.js';
import { isForbiddenAddress, isLoopback, readHost, readInnerAddress } from './upstream-address';

/** A network without IPv4 reaches it by addresses of this one (NAT64). */
const translated: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('64:ff9b::'), 96];

/** Whether an IP address is one of the public internet, not of a machine or network of the server's own. */
function isPublicAddress(text: string): boolean {
  if (isForbiddenAddress(text)) return false;
  const address = ipaddr.parse(text);
  const inner = address instanceof ipaddr.IPv6 ? readInnerAddress(address) : undefined;
  if (inner === undefined) return address.range() === 'unicast';
  return address.match(...translated) && isPublicAddress(inner);
}

/** Whether webhooks may be sent to an IP address. `allowPrivate`: also to private ones, but never to cloud metadata. */
export const isCallable = (address: string, allowPrivate: boolean): boolean =>
  allowPrivate ? !isForbiddenAddress(address) : isPublicAddress(address);

/**
 * What is wrong with the URL of a webhook; undefined if nothing is. Its name is looked up when it is called.
 * `allowPrivate`: http and private addresses are valid.
 */
export function findWebhookProblem(text: string, allowPrivate: boolean): string | undefined {
  const problem = 'must be an https address, such as https://hooks.example.com/…';
  if (!URL.canParse(text)) return problem;
  const { protocol, username, password, hostname } = new URL(text);
  if (protocol !== 'https:' && !(allowPrivate && protocol === 'http:')) return problem;
  if (username || password) return 'must not contain a user name or password';
  const host = readHost(hostname);
  const isAllowed = ipaddr.isValid(host) ? isCallable(host, allowPrivate) : allowPrivate || !isLoopback(host);
  return isAllowed ? undefined : 'must not be an address of a private network';
}
