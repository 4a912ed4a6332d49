import { createServer } from 'node:http';
import next from 'next';
import { createServerOptions } from '../lib/server/server-options.mjs';
import { createAnswer } from './serve/answer.mjs';
import { openChunks } from './serve/chunks.mjs';

const drainMs = 7_000;
const keepAliveMs = 65_000;

/** Serves the production build; SIGTERM and SIGINT let requests in flight finish, then close the databases. */
export async function serve(port) {
  let leave = async () => {};
  for (const signal of ['SIGTERM', 'SIGINT']) {
    process.once(signal, () => leave().then(() => process.exit(0), fail));
  }
  const app = next({ dev: false, port });
  const opened = awaitRuntime();
  await app.prepare();
  const runtime = await opened.catch(fail);
  const sendChunk = openChunks('.next/static');
  const handle = app.getRequestHandler();
  const page = (request, response) => sendChunk(request, response) || handle(request, response);
  const server = createServer(
    createServerOptions(),
    createAnswer({
      page,
      platform: runtime.platform,
      trustProxy: runtime.environment.TRUST_PROXY === 'on',
      https: runtime.environment.APP_URL?.startsWith('https://') ?? false,
    }),
  );
  // Longer than clients and proxies keep an idle connection, so that none sends into one that closes.
  server.keepAliveTimeout = keepAliveMs;
  server.once('error', (error) =>
    fail(error.code === 'EADDRINUSE' ? new Error(`PORT ${port} is taken; set PORT to a free one.`) : error),
  );
  server.listen({ port, host: runtime.environment.HOST }, () => {
    console.log(`\n  Partnerdeck is ready: ${process.env.APP_URL || `http://localhost:${port}`}\n`);
  });
  leave = async () => {
    await drain(server);
    await runtime.close();
  };
}

/** The framework starts `instrumentation.ts` beside its own preparations and says nothing of its end; lib/start-runtime.ts does. */
function awaitRuntime() {
  return new Promise((opened, failed) => {
    globalThis.partnerdeckStart = { opened, failed };
  });
}

async function drain(server) {
  const hurry = setTimeout(() => server.closeAllConnections(), drainMs);
  await new Promise((closed) => {
    server.close(closed);
    server.closeIdleConnections();
  });
  clearTimeout(hurry);
}

function fail(error) {
  console.error(error.message);
  process.exit(1);
}
