import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import ipaddr from 'ipaddr.js';

/** Host names of cloud metadata services. Link-local addresses are always rejected. */
const metadataNames = [
  'metadata',
  'metadata.google.internal',
  'metadata.goog',
  'instance-data',
  'instance-data.ec2.internal',
];
const metadataAddresses = ['fd00:ec2::254', 'fd20:ce::254', '100.100.100.200', '168.63.129.16'];

/** What is wrong with the URL of an API or sign-on service, in words that follow its name; undefined if it is valid. */
export function findUpstreamProblem(text: string): string | undefined {
  const { username, password, search, hash, hostname } = new URL(text);
  if (username || password) return 'must not contain a user name or password';
  if (search || hash || /[?#]/.test(text)) return 'must not have a query or fragment';
  const host = readHost(hostname);
  if (metadataNames.includes(host) || isForbiddenAddress(host)) {
    return 'must not be a link-local or metadata address';
  }
  return undefined;
}

/** Whether traffic to the URL is unencrypted. */
export function isPlainHttp(text: string): boolean {
  const { protocol, hostname } = new URL(text);
  return protocol === 'http:' && !isLoopback(readHost(hostname));
}

/** Normalizes a URL: lower-case host without a final dot, no default port, no trailing slash. */
export function normalizeUrl(text: string): string {
  const { protocol, host, pathname } = new URL(text);
  return `${protocol}//${host.replace(/\.(?=:|$)/, '')}${pathname.replace(/\/+$/, '')}`;
}

type LookupCallback = (
  error: NodeJS.ErrnoException | null,
  address: string | LookupAddress[],
  family?: number,
) => void;

/** `dns.lookup` of all addresses of a name. */
export type Resolve = (
  hostname: string,
  options: LookupOptions & { all: true },
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * Like `dns.lookup`, but fails with the error of `refuse` for any address of a name. It checks the addresses that are
 * connected to, so a name cannot change in between.
 */
export function createLookup(
  refuse: (address: string, hostname: string) => Error | undefined,
  resolve: Resolve = lookup,
) {
  return (hostname: string, options: LookupOptions, callback: LookupCallback): void =>
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, []);
      for (const { address } of addresses) {
        const refused = refuse(address, hostname);
        if (refused) return callback(refused, []);
      }
      const [first] = addresses;
      if (options.all || !first) return callback(null, addresses);
      callback(null, first.address, first.family);
    });
}

/** A lookup for calls of an API or sign-on service. Fails if any address of a name is link-local or of metadata. */
export const createUpstreamLookup = (resolve?: Resolve) =>
  createLookup(
    (address, hostname) =>
      isForbiddenAddress(address)
        ? new Error(`${hostname} leads to a link-local or metadata address.`)
        : undefined,
    resolve,
  );

/** URL already converts decimal, octal and hexadecimal IPv4 addresses. */
export const readHost = (hostname: string) => hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');

/** Whether a host is this machine. */
export function isLoopback(host: string): boolean {
  if (host === 'localhost' || host.endsWith('.localhost')) return true;
  return ipaddr.isValid(host) && ipaddr.process(host).range() === 'loopback';
}

/** Whether a host is a link-local or metadata address. */
export function isForbiddenAddress(host: string): boolean {
  if (!ipaddr.isValid(host)) return false;
  const address = ipaddr.process(host);
  if (address.range() === 'linkLocal') return true;
  if (metadataAddresses.some((known) => ipaddr.parse(known).toString() === address.toString())) return true;
  const inner = address instanceof ipaddr.IPv6 ? readInnerAddress(address) : undefined;
  return inner !== undefined && isForbiddenAddress(inner);
}

/** The IPv4 address embedded in an IPv6 one (NAT64, 6to4, IPv4-mapped). */
export function readInnerAddress(address: ipaddr.IPv6): string | undefined {
  const bytes = address.toByteArray();
  if (address.range() === '6to4') return bytes.slice(2, 6).join('.');
  const translated = address.range() === 'rfc6052' || address.range() === 'rfc6145';
  const compatible = bytes.slice(0, 12).every((byte) => byte === 0);
  return translated || compatible ? bytes.slice(12).join('.') : undefined;
}
