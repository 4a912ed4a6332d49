/**
 * Whether a picture that the API names may be shown: inline data, or https from another host. A picture of our own
 * host would be a request of the person who looks at it.
 */
export function isExternalImage(src: string, ownHosts: readonly string[]): boolean {
  if (/^data:image\//i.test(src)) return true;
  const url = URL.canParse(src) ? new URL(src) : null;
  return url?.protocol === 'https:' && !ownHosts.includes(url.hostname);
}
