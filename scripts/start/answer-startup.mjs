import { randomUUID } from 'node:crypto';
import { setSecurityHeaders } from '../../lib/base/security-headers.mjs';
import { startupHeader, startupPolicy, writeStartupPage } from './startup-page.mjs';
import { pickTexts } from './texts.mjs';

const retryAfterSeconds = 5;
const message = 'Partnerdeck is starting. Try again in a few seconds.';
const siteOfAddress = /^https?:\/\/[^/?]*/i;
const isUnder = (path, ...parts) => parts.some((part) => new RegExp(`^/+${part}(?:[/?]|$)`).test(path));

/**
 * Answers every request until the dashboard can: a page for people, 503 for programs. Each answer closes its connection,
 * so that the next request reaches the dashboard.
 * @param {{ steps: ReturnType<typeof import('./steps.mjs').createSteps>, version: string, https: boolean }} parts
 */
export function createStartupAnswer({ steps, version, https }) {
  let seen = Number.NEGATIVE_INFINITY;

  function answer(request, response) {
    const path = request.url.replace(siteOfAddress, '') || '/';
    setSecurityHeaders(response, { path, https });
    response.setHeader('cache-control', 'no-store');
    response.setHeader('connection', 'close');
    response.setHeader(startupHeader, '1');
    if (isUnder(path, 'livez')) return send(response, 200, 'text/plain', `ok ${version}\n`);
    response.setHeader('retry-after', String(retryAfterSeconds));
    if (isUnder(path, 'readyz', '_next')) return send(response, 503, 'text/plain', 'starting\n');
    if (isUnder(path, 'api')) {
      const isPlatform = isUnder(path, 'api/+seller', 'api/+creator');
      const body = isPlatform ? { status: 503, message } : describeDashboard();
      return send(response, 503, 'application/json', JSON.stringify(body));
    }
    seen = performance.now();
    response.setHeader('content-security-policy', startupPolicy);
    response.setHeader('vary', 'Accept-Language');
    const page = writeStartupPage(steps, pickTexts(request.headers['accept-language']));
    return send(response, 503, 'text/html', page);
  }

  return {
    answer,
    /** Whether somebody had the page open within these milliseconds. */
    isSeen: (withinMs) => performance.now() - seen < withinMs,
  };
}

/** The error shape of the dashboard (FailureBody). */
const describeDashboard = () => ({ status: 503, message, code: 'busy', issues: [], requestId: randomUUID() });

function send(response, status, type, text) {
  response.writeHead(status, {
    'content-type': type === 'application/json' ? type : `${type}; charset=utf-8`,
    'content-length': Buffer.byteLength(text),
  });
  response.end(text);
}
