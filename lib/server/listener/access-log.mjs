import { onRequestEnd } from './request-end.mjs';
import { runWithNote } from './request-note.mjs';

/**
 * Logs one line per finished request, without its query, which may contain an id or a search; health checks at debug, and files of
 * the build only if they fail. Returns a function that runs a request with a note that handlers fill in.
 * @param {{
 *   log: Record<'info' | 'debug', (line: object, text: string) => void>,
 *   nameRoute: (address: string) => string,
 *   observe?: (request: { method: string, route: string, status: number, seconds: number }) => void,
 * }} parts `observe`: for metrics.
 */
export function createAccessLog({ log, nameRoute, observe }) {
  return (request, response, answer) => {
    const began = performance.now();
    const method = methods.has(request.method) ? request.method : 'other';
    const route = nameRoute(request.url);
    /** @type {import('./request-note.mjs').RequestNote} */
    const note = {};
    onRequestEnd(request, response, () => {
      const ms = performance.now() - began;
      // A client that disconnected before the response has no status.
      const status = response.headersSent ? response.statusCode : 499;
      observe?.({ method, route, status, seconds: ms / 1_000 });
      if (route === '/_next' && status < 400) return;
      const { workspaceId, requestId } = note;
      const level = healthChecks.has(route) && status < 400 ? 'debug' : 'info';
      log[level]({ method, route, status, ms: Math.round(ms), workspaceId, requestId }, 'request');
    });
    runWithNote(note, () => answer(request, response));
  };
}

/** Asked every few seconds. A failed one is worth a line. */
const healthChecks = new Set(['/livez', '/readyz']);

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
