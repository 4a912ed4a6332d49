import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { setSecurityHeaders } from '@/lib/base/security-headers.mjs';
import type { ErrorBody } from '@/lib/contract/errors';
import { answerUnreadable } from '@/lib/server/listener/answer-unreadable.mjs';
import { bodyLimitOf } from '@/lib/server/listener/body-limits.mjs';
import { readClientAddress } from '@/lib/server/listener/client-address.mjs';
import { createDrain } from '@/lib/server/listener/drain.mjs';
import { limitBody } from '@/lib/server/listener/limit-body.mjs';
import { createServerOptions } from '@/lib/server/listener/server-options.mjs';
import { busyMessage, createLoadShedder, retryAfterSeconds } from '@/lib/server/listener/shed-load.mjs';
import { UsageError } from './usage-error';

type Handler = (request: Request, address: string) => Promise<Response>;
export type Listening = { url: string; drain: ReturnType<typeof createDrain> };

type ListenOptions = {
  port: number;
  host: string;
  /** Whether clients use HTTPS. */
  https?: boolean | undefined;
  /** Whether a proxy in front says who the client is. */
  trustProxy?: boolean | undefined;
  /** Time limit for a request to arrive, in milliseconds. */
  requestTimeout?: number | undefined;
};

const describe = (status: number, message: string): ErrorBody => ({ status, message });

/** Serves a handler. Port 0 takes a free port. Throws UsageError if the port is in use. */
export async function listen(
  { port, host, https = false, trustProxy = false, requestTimeout }: ListenOptions,
  handler: Handler,
): Promise<Listening> {
  const answer = getRequestListener((request, { incoming }) =>
    handler(request, readClientAddress(incoming, { trustProxy })),
  );
  const admit = createLoadShedder({ trustProxy });
  const server = createServer(createServerOptions({ requestTimeout }), (request, response) => {
    const path = request.url ?? '/';
    setSecurityHeaders(response, { path, https });
    const handle = () => answer(request, response);
    const start = () => limitBody(request, response, { limit: bodyLimitOf(path), describe, handle });
    const refuse = () => {
      const headers = { 'content-type': 'application/json', 'retry-after': String(retryAfterSeconds) };
      response.writeHead(503, headers).end(JSON.stringify(describe(503, busyMessage)));
    };
    admit(request, response, { start, refuse });
  });
  answerUnreadable(server, { https, describe });
  const drain = createDrain(server);
  await new Promise<void>((ready, failed) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE';
      failed(taken ? new UsageError(`Port ${port} is taken; pass another with --port.`) : error);
    });
    server.listen({ port, host }, ready);
  });
  const address = server.address();
  const bound = address && typeof address === 'object' ? address.port : port;

  return { url: `http://localhost:${bound}`, drain };
}
