import { isSecretPath } from './secret-paths.mjs';

/** Headers of every response. Pages replace the content policy with one that allows their scripts. */
const everywhere = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** Browsers then use only HTTPS for this host and its subdomains, for a year. */
const httpsOnly = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

const trackedLink = /^\/+l\//;
const sharedPage = /^\/+s\//;

/**
 * The security headers of a response. The one declaration of them.
 * @param {{ path: string, https: boolean }} request `https`: browsers reach this server by HTTPS.
 */
export function listSecurityHeaders({ path, https }) {
  const headers = { ...everywhere, ...(https ? httpsOnly : {}) };
  // Pages with a form loosen it to `same-origin`: without a referrer, browsers send no origin with a form.
  if (isSecretPath(path)) headers['referrer-policy'] = 'no-referrer';
  if (sharedPage.test(path)) return { ...headers, 'x-robots-tag': 'noindex, nofollow' };
  // Other sites may embed a tracked link, because it redirects elsewhere.
  return trackedLink.test(path) ? { ...headers, 'cross-origin-resource-policy': 'cross-origin' } : headers;
}

/**
 * Sets the security headers of a response. Call it first.
 * @param {import('node:http').ServerResponse} response
 * @param {{ path: string, https: boolean }} request
 */
export function setSecurityHeaders(response, request) {
  for (const [name, value] of Object.entries(listSecurityHeaders(request))) response.setHeader(name, value);
}
