import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import ipaddr from 'ipaddr.js';

/** Names and addresses under which clouds tell a machine its own secrets. Link-local addresses are refused as a whole. */
const metadataNames = [
  'metadata',
  'metadata.google.internal',
  'metadata.goog',
  'instance-data',
  'instance-data.ec2.internal',
];
const metadataAddresses = ['fd00:ec2::254', 'fd20:ce::254', '100.100.100.200', '168.63.129.16'];

/** What is wrong with the address of an API or sign-on service, in words that follow its name; undefined where nothing is. */
export function findUpstreamProblem(text: string): string | undefined {
  const { username, password, search, hash, hostname } = new URL(text);
  if (username || password) return 'must not hold a user name or password';
  if (search || hash || /[?#]/.test(text)) return 'must not have a query or fragment';
  const host = readHost(hostname);
  if (metadataNames.includes(host) || isForbiddenAddress(host)) {
    return 'must not be a link-local or metadata address';
  }
  return undefined;
}

/** Whether what is sent there can be read on the way. */
export function isPlainHttp(text: string): boolean {
  const { protocol, hostname } = new URL(text);
  return protocol === 'http:' && !isLoopback(readHost(hostname));
}

/** One way to write a URL: lower-case host without a final dot, no default port, no slash at the end. */
export function normalizeUrl(text: string): string {
  const { protocol, host, pathname } = new URL(text);
  return `${protocol}//${host.replace(/\.(?=:|$)/, '')}${pathname.replace(/\/+$/, '')}`;
}

type LookupCallback = (
  error: NodeJS.ErrnoException | null,
  address: string | LookupAddress[],
  family?: number,
) => void;

/** As `dns.lookup`, but fails where a name leads to a link-local or metadata address. */
export function lookUpAllowed(hostname: string, options: LookupOptions, callback: LookupCallback): void {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, []);
    if (addresses.some(({ address }) => isForbiddenAddress(address))) {
      return callback(new Error(`${hostname} leads to a link-local or metadata address.`), []);
    }
    const [first] = addresses;
    if (options.all || !first) return callback(null, addresses);
    callback(null, first.address, first.family);
  });
}

/** URLs have decimal, octal and hexadecimal IPv4 addresses in the usual form already. */
const readHost = (hostname: string) => hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');

function isLoopback(host: string): boolean {
  if (host === 'localhost' || host.endsWith('.localhost')) return true;
  return ipaddr.isValid(host) && ipaddr.process(host).range() === 'loopback';
}

function isForbiddenAddress(host: string): boolean {
  if (!ipaddr.isValid(host)) return false;
  const address = ipaddr.process(host);
  if (address.range() === 'linkLocal') return true;
  if (metadataAddresses.some((known) => ipaddr.parse(known).toString() === address.toString())) return true;
  const inner = address instanceof ipaddr.IPv6 ? readInnerAddress(address) : undefined;
  return inner !== undefined && isForbiddenAddress(inner);
}

/** The IPv4 address inside an IPv6 one that gateways translate (NAT64, 6to4) or that is an old way to write it. */
function readInnerAddress(address: ipaddr.IPv6): string | undefined {
  const bytes = address.toByteArray();
  if (address.range() === '6to4') return bytes.slice(2, 6).join('.');
  const translated = address.range() === 'rfc6052' || address.range() === 'rfc6145';
  const compatible = bytes.slice(0, 12).every((byte) => byte === 0);
  return translated || compatible ? bytes.slice(12).join('.') : undefined;
}
