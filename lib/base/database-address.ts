/** The address of a socket may name a user but no host, which is not allowed in a URL. */
export const parseDatabaseUrl = (text: string): URL => new URL(text.replace('@/', '@localhost/'));

/**
 * Whether an address is read as it was meant. A `#`, `/` or `?` in a password ends the host early, and the rest becomes
 * a port, path, query or fragment.
 */
export function isDatabaseAddress(text: string): boolean {
  try {
    const url = parseDatabaseUrl(text);
    // Throws for a % that encodes nothing.
    decodeURIComponent(`${url.username} ${url.password} ${url.hostname} ${url.pathname}`);
    const isCut = url.pathname === '' ? url.search.includes('@') : /^[^=]*@/.test(url.search);
    return url.hash === '' && !url.pathname.includes('@') && !isCut;
  } catch {
    return false;
  }
}
