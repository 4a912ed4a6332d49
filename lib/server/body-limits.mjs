/** Bytes of a request's body, by address. The one declaration of them. */
const limits = new Map([
  // The largest batch, with room for long subids.
  ['/api/links/batches', 8_000_000],
  // The most links of an import, each with subids and a note.
  ['/api/links/imports', 8_000_000],
  // The most lines of an import of exchange rates, or all that the European Central Bank has published.
  ['/api/rates/imports', 8_000_000],
  // The ids of the largest batch, each as long as it may be.
  ['/api/links/products', 3_000_000],
  // The most tags that one look-up takes, each as long as it may be.
  ['/api/catalog/program-lookup', 1_000_000],
  ['/api/csp-reports', 16_384],
]);

const otherwise = 65_536;

/** Bytes of a body in chunks, at any address. Clients that send more say its length. */
export const chunkedLimit = otherwise;

/** @param {string} url The path of a request, with its query. */
export function bodyLimitOf(url) {
  return limits.get(url.split('?', 1)[0] ?? '') ?? otherwise;
}
