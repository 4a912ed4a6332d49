/** The largest body of a handler that declares none, in bytes, and of every page, action and sign-in. */
export const usualBody = 65_536;

/** The largest limit that a handler of our API may declare. Our server rejects longer bodies unread. */
export const largestBody = 8_000_000;

/** Maximum size of a chunked body on any path. Larger bodies need a Content-Length. */
export const chunkedLimit = usualBody;

/** Handlers of our API, which read their bodies up to the limit that they declare. */
const ownHandlers = /^\/+api\/+(?!(?:auth|seller|creator)(?:[/?]|$))/;

/**
 * How much of a body the server lets through to a path.
 * @param {string} url The path of a request, with its query.
 */
export const bodyLimitOf = (url) => (ownHandlers.test(url) ? largestBody : usualBody);
