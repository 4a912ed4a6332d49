import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { setSecurityHeaders } from '@/lib/base/security-headers.mjs';
import type { ErrorBody } from '@/lib/contract/errors';
import { createAdmission } from '@/lib/server/listener/admission.mjs';
import { answerUnreadable } from '@/lib/server/listener/answer-unreadable.mjs';
import { bodyLimitOf } from '@/lib/server/listener/body-limits.mjs';
import { readClientAddress } from '@/lib/server/listener/client-address.mjs';
import { createDrain } from '@/lib/server/listener/drain.mjs';
import { limitSockets } from '@/lib/server/listener/limit-sockets.mjs';
import { refuse } from '@/lib/server/listener/refuse.mjs';
import { runWithNote } from '@/lib/server/listener/request-note.mjs';
import { createServerOptions } from '@/lib/server/listener/server-options.mjs';
import { UsageError } from './usage-error';

type Handler = (request: Request, address: string) => Promise<Response>;
export type Listening = { url: string; drain: ReturnType<typeof createDrain> };

type AdmissionOptions = NonNullable<Parameters<typeof createAdmission>[0]>;

type ListenOptions = {
  port: number;
  host: string;
  /** Whether clients use HTTPS. */
  https?: boolean | undefined;
  /** Whether a proxy in front says who the client is. */
  trustProxy?: boolean | undefined;
  deadlines?: AdmissionOptions['deadlines'];
};

const describe = (status: number, message: string): ErrorBody => ({ status, message });

/** Serves a handler. Port 0 takes a free port. Throws UsageError if the port is in use. */
export async function listen(
  { port, host, https = false, trustProxy = false, deadlines }: ListenOptions,
  handler: Handler,
): Promise<Listening> {
  const answer = getRequestListener((request, { incoming }) =>
    handler(request, readClientAddress(incoming, { trustProxy })),
  );
  const { admit } = createAdmission({ trustProxy, deadlines });
  const server = createServer(createServerOptions(), (request, response) => {
    const path = request.url ?? '/';
    setSecurityHeaders(response, { path, https });
    const options = {
      limit: bodyLimitOf(path),
      start: () => answer(request, response),
      refuse: (status: number, message: string) =>
        refuse(request, response, status, describe(status, message)),
    };
    runWithNote({}, () => admit(request, response, options));
  });
  limitSockets(server, { trustProxy });
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
