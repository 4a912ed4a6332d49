const assets = /^\/_next\//;

/**
 * Finds the route of a path for logs and metrics: "/brands/[id]" for "/brands/1234", so that their number is bounded.
 * @param {{
 *   staticRoutes: { page: string, regex: string }[],
 *   dynamicRoutes: { page: string, regex: string }[],
 * }} manifest The build's `routes-manifest.json`.
 */
export function createRouteNames({ staticRoutes, dynamicRoutes }) {
  const known = new Set(staticRoutes.map(({ page }) => page));
  const patterns = dynamicRoutes.map(({ page, regex }) => ({ page, regex: new RegExp(regex) }));

  /** @param {string} address The path of a request, with its query. */
  return (address) => {
    const [path = ''] = address.split('?');
    if (assets.test(path)) return '/_next';
    if (known.has(path)) return path;
    return patterns.find(({ regex }) => regex.test(path))?.page ?? 'other';
  };
}
