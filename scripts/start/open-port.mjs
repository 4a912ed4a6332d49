import { createServer } from 'node:http';
import { answerUnreadable } from '../../lib/server/listener/answer-unreadable.mjs';
import { createDrain } from '../../lib/server/listener/drain.mjs';
import { createServerOptions } from '../../lib/server/listener/server-options.mjs';

/**
 * Opens the port once for the startup page and the dashboard, so that it is never closed between them. Throws an error
 * with one sentence if the port or host cannot be used.
 */
export async function openPort({ port, host, https }) {
  const server = createServer(createServerOptions());
  answerUnreadable(server, { https });
  const drain = createDrain(server);
  await new Promise((opened, failed) => {
    server.once('error', (error) => failed(new Error(describe(error, { port, host }))));
    server.listen({ port, host }, opened);
  });
  server.removeAllListeners('error');
  return { server, drain };
}

function describe({ code }, { port, host }) {
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return `HOST ${host} is no address of this machine; correct it.`;
  }
  return `PORT ${port} ${code === 'EADDRINUSE' ? 'is taken' : 'cannot be used'}; set PORT to a free one.`;
}
