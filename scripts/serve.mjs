import { EventEmitter } from 'node:events';
import { readFile } from 'node:fs/promises';
import next from 'next';
import pino from 'pino';
import { logHooks } from '../lib/base/secret-paths.mjs';
import { createAccessLog } from '../lib/server/listener/access-log.mjs';
import { createAdmission } from '../lib/server/listener/admission.mjs';
import { endOnSignal } from '../lib/server/listener/end-on-signal.mjs';
import { limitSockets } from '../lib/server/listener/limit-sockets.mjs';
import { logConsole } from '../lib/server/listener/log-console.mjs';
import { createRouteNames } from '../lib/server/listener/route-names.mjs';
import { createAnswer } from './serve/answer.mjs';
import { openChunks } from './serve/chunks.mjs';
import { setSingleValues } from './serve/single-values.mjs';
import { warm } from './serve/warm.mjs';
import { StepError } from './start/steps.mjs';

const keepAliveMs = 65_000;
/** What people open first. Other pages load when they are opened. */
const firstPages = ['/sign-in', '/overview'];

/**
 * Opens the production build behind an open port. Returns a function that answers requests from then on, and shuts down
 * on SIGTERM and SIGINT. Throws StepError. `onShare` hears which share of a new demo is written.
 */
export async function openBuild({ server, drain, port, onShare }) {
  // Next.js listens for upgrades on the given server, and never closes unknown ones. We have none: without a listener,
  // Node treats such a request like any other.
  const app = next({ dev: false, port, httpServer: new EventEmitter() });
  const opened = awaitRuntime(onShare);
  await app.prepare();
  const runtime = await opened;
  const sendChunk = openChunks('.next/static');
  const handle = app.getRequestHandler();
  const page = (request, response) =>
    sendChunk(request, response) || handle(request, setSingleValues(response));
  const { environment } = runtime;
  const trustProxy = environment.TRUST_PROXY === 'on';
  limitSockets(server, { trustProxy });
  const admission = createAdmission({ trustProxy });
  runtime.checks.server = async () => {
    if (drain.isDraining()) return 'The server is shutting down.';
    return admission.isFull() ? 'The server has been busy for five seconds.' : null;
  };
  const answer = createAnswer({
    page,
    platform: runtime.platform,
    trustProxy,
    appUrl: environment.APP_URL,
    isEnding: drain.isDraining,
    databaseAnswers: runtime.databaseAnswers,
    admission,
  });
  const level = environment.LOG_LEVEL ?? 'info';
  const log = pino({ name: 'partnerdeck', level, hooks: logHooks }, pino.destination(2));
  const manifest = JSON.parse(await readFile('.next/routes-manifest.json', 'utf8'));
  const observe = createAccessLog({
    log,
    nameRoute: createRouteNames(manifest),
    observe: runtime.metrics?.observeRequest,
  });
  // Longer than the idle timeout of clients and proxies, so that they do not send requests into a closing connection.
  server.keepAliveTimeout = keepAliveMs;
  return () => {
    server.on('request', (request, response) => observe(request, response, answer));
    const delayMs = environment.SHUTDOWN_DELAY * 1_000;
    endOnSignal({ drain, close: runtime.close, delayMs, log });
    logConsole(log);
    return warm(page, firstPages);
  };
}

/**
 * Next.js runs `instrumentation.ts` in the background and does not report its end. lib/runtime/start-runtime.ts does. It
 * opens and prepares the databases.
 */
function awaitRuntime(onShare) {
  return new Promise((opened, reject) => {
    const failed = (error, problem) => {
      console.error(problem?.sentence ?? error);
      reject(new StepError('open', { ...(problem ?? { reason: 'unknown' }), said: true }));
    };
    globalThis.partnerdeckStart = { opened, failed, onShare };
  });
}
