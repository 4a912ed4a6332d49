import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { setSecurityHeaders } from '@/lib/security-headers.mjs';
import { UsageError } from './usage-error';

type Handler = (request: Request) => Promise<Response>;
export type Listening = { url: string; stop: () => Promise<void> };

/** The API sets no end to its lists of ids, and they come in the address. */
const maxHeaderSize = 65_536;
/** Long enough for what is in flight, short enough to be gone within 10 s. */
const drainMs = 7_000;

type Place = {
  port: number;
  host: string;
  /** Clients reach it by https. */
  https?: boolean | undefined;
};

/** Serves a handler; port 0 takes a free one. Throws UsageError where the port is taken. */
export async function listen({ port, host, https = false }: Place, handler: Handler): Promise<Listening> {
  const answer = getRequestListener(handler);
  const server = createServer({ maxHeaderSize }, (request, response) => {
    setSecurityHeaders(response, { path: request.url ?? '/', https });
    return answer(request, response);
  });
  await new Promise<void>((ready, failed) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE';
      failed(taken ? new UsageError(`Port ${port} is taken; pass another with --port.`) : error);
    });
    server.listen({ port, host }, ready);
  });
  const address = server.address();
  const bound = address && typeof address === 'object' ? address.port : port;

  async function stop() {
    const hurry = setTimeout(() => server.closeAllConnections(), drainMs);
    await new Promise((closed) => {
      server.close(closed);
      server.closeIdleConnections();
    });
    clearTimeout(hurry);
  }
  return { url: `http://localhost:${bound}`, stop };
}
