/** Lists of ids in URLs have no limit in the API. */
const maxHeaderSize = 65_536;

/**
 * Options of every HTTP server. A request and its body must arrive within `requestTimeout`. Otherwise Node responds
 * with 408 and closes the connection.
 */
export function createServerOptions({ requestTimeout = 30_000 } = {}) {
  return { maxHeaderSize, requestTimeout, connectionsCheckingInterval: Math.min(requestTimeout, 1_000) };
}
