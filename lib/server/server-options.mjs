/** Lists of ids have no limit in the API, and they travel in the address. */
const maxHeaderSize = 65_536;

/**
 * Options of every HTTP server here. A request must have arrived, with its body, within `requestTimeout`; Node answers
 * 408 to a slower one and closes the connection.
 */
export function createServerOptions({ requestTimeout = 30_000 } = {}) {
  return { maxHeaderSize, requestTimeout, connectionsCheckingInterval: Math.min(requestTimeout, 1_000) };
}
