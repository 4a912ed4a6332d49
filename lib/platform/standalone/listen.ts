import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { ErrorBody } from '@/lib/contract/errors';
import { setSecurityHeaders } from '@/lib/security-headers.mjs';
import { answerUnreadable } from '@/lib/server/answer-unreadable.mjs';
import { bodyLimitOf } from '@/lib/server/body-limits.mjs';
import { createDrain } from '@/lib/server/drain.mjs';
import { limitBody } from '@/lib/server/limit-body.mjs';
import { createServerOptions } from '@/lib/server/server-options.mjs';
import { UsageError } from './usage-error';

type Handler = (request: Request) => Promise<Response>;
export type Listening = { url: string; drain: ReturnType<typeof createDrain> };

type ListenOptions = {
  port: number;
  host: string;
  /** Clients reach it by https. */
  https?: boolean | undefined;
  /** Milliseconds within which a request must have arrived. */
  requestTimeout?: number | undefined;
};

const describe = (status: number, message: string): ErrorBody => ({ status, message });

/** Serves a handler; port 0 takes a free one. Throws UsageError where the port is taken. */
export async function listen(
  { port, host, https = false, requestTimeout }: ListenOptions,
  handler: Handler,
): Promise<Listening> {
  const answer = getRequestListener(handler);
  const server = createServer(createServerOptions({ requestTimeout }), (request, response) => {
    const path = request.url ?? '/';
    setSecurityHeaders(response, { path, https });
    const handle = () => answer(request, response);
    limitBody(request, response, { limit: bodyLimitOf(path), describe, handle });
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
