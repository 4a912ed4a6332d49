/** A path of ours to go on to after sign-in, or `/`. Anything that could lead to another site is dropped. */
export function readCallbackPath(value: unknown): string {
  if (typeof value !== 'string' || !/^\/(?![/\\])/.test(value)) return '/';
  try {
    const url = new URL(value, 'http://here.invalid');
    if (url.origin !== 'http://here.invalid' || url.pathname.startsWith('//')) return '/';
    return url.pathname + url.search + url.hash;
  } catch {
    return '/';
  }
}
