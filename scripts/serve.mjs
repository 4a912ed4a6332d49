import { createServer } from 'node:http';
import next from 'next';

const drainMs = 7_000;

/** Serves the production build; SIGTERM and SIGINT let requests in flight finish, then close the databases. */
export async function serve(port) {
  const app = next({ dev: false, port });
  await app.prepare();
  const server = createServer(app.getRequestHandler());
  server.once('error', (error) => {
    console.error(
      error.code === 'EADDRINUSE' ? `PORT ${port} is taken; set PORT to a free one.` : error.message,
    );
    process.exit(1);
  });
  server.listen(port, () => {
    console.log(`\n  Partnerdeck is ready: ${process.env.APP_URL || `http://localhost:${port}`}\n`);
  });

  const stop = async () => {
    const hurry = setTimeout(() => server.closeAllConnections(), drainMs);
    await new Promise((closed) => {
      server.close(closed);
      server.closeIdleConnections();
    });
    clearTimeout(hurry);
    const runtime = await globalThis.partnerdeckRuntime;
    await runtime?.close();
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}
