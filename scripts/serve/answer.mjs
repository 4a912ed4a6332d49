import { randomUUID } from 'node:crypto';
import { getRequestListener } from '@hono/node-server';
import routerState from 'next/dist/server/app-render/parse-and-validate-flight-router-state.js';
import { setSecurityHeaders } from '../../lib/base/security-headers.mjs';
import { bodyLimitOf } from '../../lib/server/listener/body-limits.mjs';
import { readClientAddress } from '../../lib/server/listener/client-address.mjs';
import { limitBody } from '../../lib/server/listener/limit-body.mjs';
import { foreignOrigin, isOwnOrigin } from '../../lib/server/listener/own-origin.mjs';
import { busyMessage, retryAfterSeconds } from '../../lib/server/listener/shed-load.mjs';
import { answerAction } from './answer-action.mjs';

const apiPath = /^\/+(?:api\/+(?:seller|creator|openapi\.json)|l)(?:[/?]|$)/;

/** Whether the embedded platform responds directly: to everything except a signed-in browser's requests. */
function isForPlatform({ url, headers }) {
  if (!apiPath.test(url)) return false;
  return /^\/+l\b/.test(url) || 'authorization' in headers || !headers.cookie?.includes('session-token=');
}

/** Requests that Next.js would respond to with a 500: an undecodable path, TRACE, and no path. */
function isMalformed({ method, url }) {
  if (method === 'TRACE' || method === 'CONNECT' || !url.startsWith('/')) return true;
  try {
    decodeURIComponent(url.split('?')[0]);
    return false;
  } catch {
    return true;
  }
}

const readiness = /^\/+readyz(?:[/?]|$)/;

function respondText(response, status, text) {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  response.end(`${text}\n`);
}

const siteOfAddress = /^https?:\/\/[^/?]*/i;

const describePlatform = (status, message) => ({ status, message });

/** The error shape of the dashboard (FailureBody). */
const describeDashboard = (code) => (status, message) => ({
  status,
  message,
  code,
  issues: [],
  requestId: randomUUID(),
});

function respondRefusal(response, body) {
  response.writeHead(body.status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
}

/** A POST to a page is a server action call for Next.js. */
const isAction = ({ method, url }) => method === 'POST' && !/^\/+(?:api|l)\//.test(url);

const worksAlone = /^\/+(?:livez|readyz|_next)(?:[/?]|$)/;

/** Reads that need the database. Writes handle an outage themselves: a form keeps its typed text. */
const needsDatabase = ({ method, url }) => (method === 'GET' || method === 'HEAD') && !worksAlone.test(url);

const databaseDown = 'The database does not answer.';

const writePage = (message) => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Partnerdeck</title></head>
<body><main><h1>${message}</h1><p>Nothing is lost. <a href="">Try again</a></p></main></body></html>
`;

/** A 503 that says when to try again: a page for people, JSON for programs. */
function respondLater({ url }, response, describe, message) {
  response.setHeader('retry-after', String(retryAfterSeconds));
  if (/^\/+api\//.test(url)) return respondRefusal(response, describe(503, message));
  response.writeHead(503, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  response.end(writePage(message));
}

/** Next.js makes the same check, and responds with 500. */
function hasBrokenRouterState({ headers }) {
  try {
    routerState.parseAndValidateFlightRouterState(headers['next-router-state-tree']);
    return false;
  } catch {
    return true;
  }
}

/** Only trusted from a proxy, because clients can set them. Next.js fills in what it sees itself. */
const proxyHeaders = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'];

/**
 * The request listener of a server. Calls with a key and tracked links go directly to the embedded platform, so that
 * Next.js does not redirect or rewrite them. Other requests go to Next.js. `platform` is undefined if the API is
 * elsewhere. While `isEnding()`, /readyz responds with 503.
 * @param {{
 *   page: (request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => unknown,
 *   platform?: (request: Request, address: string) => Promise<Response>,
 *   trustProxy?: boolean,
 *   appUrl?: string | undefined,
 *   isEnding?: () => boolean,
 *   databaseAnswers?: () => Promise<boolean>,
 *   admit?: ReturnType<typeof import('../../lib/server/listener/shed-load.mjs').createLoadShedder>,
 * }} parts `appUrl`: APP_URL, where it is set. Without an answer of the database, reads are answered 503.
 */
export function createAnswer({
  page,
  platform,
  trustProxy = false,
  appUrl,
  isEnding = () => false,
  databaseAnswers = async () => true,
  admit = (_request, _response, { start }) => start(),
}) {
  const https = appUrl?.startsWith('https://') ?? false;
  const answerPlatform = (request, { incoming }) =>
    platform(request, readClientAddress(incoming, { trustProxy }));
  const callPlatform = platform && getRequestListener(answerPlatform, { overrideGlobalObjects: false });
  return (request, response) => {
    // A request line may contain the full URL. Only the path counts here.
    request.url = request.url.replace(siteOfAddress, '') || '/';
    setSecurityHeaders(response, { path: request.url, https });
    if (trustProxy) request.headers['x-forwarded-for'] = readClientAddress(request, { trustProxy });
    else for (const name of proxyHeaders) delete request.headers[name];
    const forPlatform = callPlatform !== undefined && isForPlatform(request);
    const describe = forPlatform ? describePlatform : describeDashboard('too_large');
    const handle = () => (forPlatform ? callPlatform : answerPage)(request, response);
    const limit = bodyLimitOf(request.url);
    admit(request, response, {
      start: () => limitBody(request, response, { limit, describe, handle }),
      refuse: () => {
        const describeBusy = forPlatform ? describePlatform : describeDashboard('busy');
        respondLater(request, response, describeBusy, busyMessage);
      },
    });
  };

  function answerPage(request, response) {
    if (isMalformed(request)) return respondText(response, 400, 'This address cannot be read.');
    if (isEnding() && readiness.test(request.url)) return respondText(response, 503, 'shutting down');
    if (hasBrokenRouterState(request)) {
      const message = 'The header next-router-state-tree cannot be read.';
      return respondRefusal(response, describeDashboard('bad_request')(400, message));
    }
    if (needsDatabase(request)) return read(request, response);
    if (!isAction(request)) return page(request, response);
    const { origin, host, 'sec-fetch-site': site } = request.headers;
    if (!isOwnOrigin({ origin, host, site }, appUrl)) {
      return respondRefusal(response, describeDashboard('forbidden')(403, foreignOrigin(appUrl)));
    }
    const refusal = describeDashboard('bad_request')(400, 'This form cannot be read. Reload the page.');
    return answerAction(page, request, response, refusal);
  }

  async function read(request, response) {
    if (await databaseAnswers()) return page(request, response);
    return respondLater(request, response, describeDashboard('database_down'), databaseDown);
  }
}
