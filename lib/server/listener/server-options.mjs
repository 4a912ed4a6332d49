import { largestBody } from './body-limits.mjs';
import { bodyDeadline } from './receive-body.mjs';

/** Lists of ids in URLs have no limit in the API. */
const maxHeaderSize = 65_536;

/**
 * Options of every HTTP server. Headers must arrive within `headersTimeout`. Otherwise Node responds with 408 and closes
 * the connection. Bodies have their own deadline; Node's is for those that no handler reads.
 */
export function createServerOptions({ headersTimeout = 30_000 } = {}) {
  const requestTimeout = bodyDeadline.ms + largestBody / bodyDeadline.bytesPerMs;
  const connectionsCheckingInterval = Math.min(headersTimeout, 1_000);
  return { maxHeaderSize, headersTimeout, requestTimeout, connectionsCheckingInterval };
}
