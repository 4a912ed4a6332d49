/** What every answer carries. A page replaces the content policy with one of its own, which allows its scripts. */
const everywhere = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** A browser that has seen this asks for the host and those below it over https alone, for a year. */
const httpsOnly = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

const trackedLink = /^\/+l\//;

/**
 * The security headers of a response. The one declaration of them.
 * @param {{ path: string, https: boolean }} request `https`: browsers reach this server by https.
 */
export function listSecurityHeaders({ path, https }) {
  const headers = { ...everywhere, ...(https ? httpsOnly : {}) };
  // Other sites may embed a tracked link: it leads away from here.
  return trackedLink.test(path) ? { ...headers, 'cross-origin-resource-policy': 'cross-origin' } : headers;
}

/**
 * Sets the security headers of a response, before anything else answers.
 * @param {import('node:http').ServerResponse} response
 * @param {{ path: string, https: boolean }} request
 */
export function setSecurityHeaders(response, request) {
  for (const [name, value] of Object.entries(listSecurityHeaders(request))) response.setHeader(name, value);
}
