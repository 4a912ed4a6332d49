import { randomUUID } from 'node:crypto';
import { getRequestListener } from '@hono/node-server';
import routerState from 'next/dist/server/app-render/parse-and-validate-flight-router-state.js';
import { setSecurityHeaders } from '../../lib/base/security-headers.mjs';
import { createAdmission, worksAlone } from '../../lib/server/listener/admission.mjs';
import { bodyLimitOf } from '../../lib/server/listener/body-limits.mjs';
import { readClientAddress } from '../../lib/server/listener/client-address.mjs';
import { foreignOrigin, isOwnOrigin } from '../../lib/server/listener/own-origin.mjs';
import { refuse } from '../../lib/server/listener/refuse.mjs';
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

/** Next.js reads all parameters once for each of them. 15,000 would hold up everybody for seconds. */
const maxParameters = 1_000;

const countParameters = (url) => (url.match(/[?&]/g) ?? []).length;

const readiness = /^\/readyz(?:\?|$)/;

function respondText(response, status, text) {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  response.end(`${text}\n`);
}

const siteOfAddress = /^https?:\/\/[^/?]*/i;

/** The error shape of the platform. */
const describePlatform = (status, message) => ({ status, message });

/** The error shape of the dashboard (FailureBody). */
const describeDashboard = (status, message, code) => ({
  status,
  message,
  code,
  issues: [],
  requestId: randomUUID(),
});

/** A POST to a page is a server action call for Next.js. */
const isAction = ({ method, url }) => method === 'POST' && !/^\/+(?:api|l)\//.test(url);

/** Reads that need the database. Writes handle an outage themselves: a form keeps its typed text. */
const needsDatabase = ({ method, url }) => (method === 'GET' || method === 'HEAD') && !worksAlone.test(url);

const databaseDown = 'The database does not answer.';

const writePage = (message) => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Partnerdeck</title></head>
<body><main><h1>${message}</h1><p>Nothing is lost. <a href="">Try again</a></p></main></body></html>
`;

/** Says when to try again: a page for people, JSON for programs. */
const describeLater = ({ url }, message, code) =>
  /^\/+api\//.test(url) ? describeDashboard(503, message, code) : writePage(message);

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
 *   admission?: ReturnType<typeof import('../../lib/server/listener/admission.mjs').createAdmission>,
 * }} parts `appUrl`: APP_URL, where it is set. Without an answer of the database, reads are answered 503.
 */
export function createAnswer({
  page,
  platform,
  trustProxy = false,
  appUrl,
  isEnding = () => false,
  databaseAnswers = async () => true,
  admission = createAdmission({ trustProxy }),
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
    admission.admit(request, response, {
      limit: bodyLimitOf(request.url),
      start: () => (forPlatform ? callPlatform : answerPage)(request, response),
      refuse(status, message, code) {
        const describe = forPlatform ? describePlatform : describeDashboard;
        const isLater = status === 503 && !forPlatform;
        const body = isLater ? describeLater(request, message, code) : describe(status, message, code);
        refuse(request, response, status, body);
      },
    });
  };

  function answerPage(request, response) {
    if (isMalformed(request)) return respondText(response, 400, 'This address cannot be read.');
    if (countParameters(request.url) > maxParameters) {
      const message = `An address can have at most ${maxParameters} parameters.`;
      return refuse(request, response, 414, describeDashboard(414, message, 'too_large'));
    }
    if (readiness.test(request.url) && isEnding()) return respondText(response, 503, 'shutting down');
    if (readiness.test(request.url) && admission.isFull()) return respondText(response, 503, 'busy');
    if (hasBrokenRouterState(request)) {
      const message = 'The header next-router-state-tree cannot be read.';
      return refuse(request, response, 400, describeDashboard(400, message, 'bad_request'));
    }
    if (needsDatabase(request)) return read(request, response);
    if (!isAction(request)) return page(request, response);
    const { origin, host, 'sec-fetch-site': site } = request.headers;
    if (!isOwnOrigin({ origin, host, site }, appUrl)) {
      return refuse(request, response, 403, describeDashboard(403, foreignOrigin(appUrl), 'forbidden'));
    }
    const refusal = describeDashboard(400, 'This form cannot be read. Reload the page.', 'bad_request');
    return answerAction(page, request, response, refusal);
  }

  async function read(request, response) {
    if (await databaseAnswers()) return page(request, response);
    refuse(request, response, 503, describeLater(request, databaseDown, 'database_down'));
  }
}
