/**
 * Whether an image URL from the API may be shown: inline data, or HTTPS from another host. An image of our own host
 * would send a request with the user's session.
 */
export function isExternalImage(src: string, ownHosts: readonly string[]): boolean {
  if (/^data:image\//i.test(src)) return true;
  const url = URL.canParse(src) ? new URL(src) : null;
  return url?.protocol === 'https:' && !ownHosts.includes(url.hostname);
}
