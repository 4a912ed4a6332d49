/** Maximum body size in bytes, by path. The only declaration. */
const limits = new Map([
  // The largest batch, with room for long subids.
  ['/api/links/batches', 8_000_000],
  // The most links of an import, each with subids and a note.
  ['/api/links/imports', 8_000_000],
  // The most lines of a rates import, or the complete file of the European Central Bank.
  ['/api/rates/imports', 8_000_000],
  // The ids of the largest batch, at maximum length.
  ['/api/links/products', 3_000_000],
  // The most tags per lookup, at maximum length.
  ['/api/catalog/program-lookup', 1_000_000],
  ['/api/csp-reports', 16_384],
]);

const otherwise = 65_536;

/** Maximum size of a chunked body on any path. Larger bodies need a Content-Length. */
export const chunkedLimit = otherwise;

/** @param {string} url The path of a request, with its query. */
export function bodyLimitOf(url) {
  return limits.get(url.split('?', 1)[0] ?? '') ?? otherwise;
}
