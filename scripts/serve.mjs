import { EventEmitter } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import next from 'next';
import pino from 'pino';
import { createAccessLog } from '../lib/server/listener/access-log.mjs';
import { createAdmission } from '../lib/server/listener/admission.mjs';
import { answerUnreadable } from '../lib/server/listener/answer-unreadable.mjs';
import { createDrain } from '../lib/server/listener/drain.mjs';
import { endOnSignal } from '../lib/server/listener/end-on-signal.mjs';
import { limitSockets } from '../lib/server/listener/limit-sockets.mjs';
import { logConsole } from '../lib/server/listener/log-console.mjs';
import { createRouteNames } from '../lib/server/listener/route-names.mjs';
import { createServerOptions } from '../lib/server/listener/server-options.mjs';
import { createAnswer } from './serve/answer.mjs';
import { openChunks } from './serve/chunks.mjs';
import { setSingleValues } from './serve/single-values.mjs';

const keepAliveMs = 65_000;
const { version } = JSON.parse(await readFile('package.json', 'utf8'));

/** Serves the production build once the folder is `prepared`. SIGTERM and SIGINT shut it down gracefully. */
export async function serve(port, prepared) {
  const leave = () => process.exit(0);
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, leave);
  // Next.js listens for upgrades on the given server, and never closes unknown ones. We have none: without a listener,
  // Node treats such a request like any other.
  const app = next({ dev: false, port, httpServer: new EventEmitter() });
  const opened = awaitRuntime(prepared);
  await app.prepare();
  const runtime = await opened.catch(fail);
  const sendChunk = openChunks('.next/static');
  const handle = app.getRequestHandler();
  const page = (request, response) =>
    sendChunk(request, response) || handle(request, setSingleValues(response));
  const { environment } = runtime;
  const server = createServer(createServerOptions());
  const https = environment.APP_URL?.startsWith('https://') ?? false;
  answerUnreadable(server, { https });
  const trustProxy = environment.TRUST_PROXY === 'on';
  limitSockets(server, { trustProxy });
  const drain = createDrain(server);
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
  const log = pino({ name: 'partnerdeck', level }, pino.destination(2));
  const manifest = JSON.parse(await readFile('.next/routes-manifest.json', 'utf8'));
  const observe = createAccessLog({
    log,
    nameRoute: createRouteNames(manifest),
    observe: runtime.metrics?.observeRequest,
  });
  server.on('request', (request, response) => observe(request, response, answer));
  // Longer than the idle timeout of clients and proxies, so that they do not send requests into a closing connection.
  server.keepAliveTimeout = keepAliveMs;
  server.once('error', (error) =>
    fail(error.code === 'EADDRINUSE' ? new Error(`PORT ${port} is taken; set PORT to a free one.`) : error),
  );
  server.listen({ port, host: environment.HOST }, () => {
    console.log(
      `\n  Partnerdeck ${version} is ready: ${process.env.APP_URL || `http://localhost:${port}`}\n`,
    );
    logConsole(log);
  });
  for (const signal of ['SIGTERM', 'SIGINT']) process.off(signal, leave);
  endOnSignal({
    drain,
    close: runtime.close,
    delayMs: environment.SHUTDOWN_DELAY * 1_000,
    log,
  });
}

/**
 * Next.js runs `instrumentation.ts` in the background and does not report its end. lib/runtime/start-runtime.ts does. It
 * opens the databases once the folder is `prepared`.
 */
function awaitRuntime(prepared) {
  return new Promise((opened, failed) => {
    globalThis.partnerdeckStart = { prepared, opened, failed };
  });
}

function fail(error) {
  console.error(error.message);
  process.exit(1);
}
