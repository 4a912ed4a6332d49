import { onRequestEnd } from './request-end.mjs';

const sweepMs = 250;

/** @param {import('node:http').ServerResponse} response */
const isEventStream = (response) => /^text\/event-stream/i.test(String(response.getHeader('content-type')));

/**
 * Shuts down a server without failing a request. Call `begin` first, so that load balancers and clients with open
 * connections leave while requests are still served, then `finish`.
 * @param {import('node:http').Server} server
 */
export function createDrain(server) {
  /** @type {Set<import('node:net').Socket>} */
  const sockets = new Set();
  /** @type {Set<import('node:http').ServerResponse>} */
  const inFlight = new Set();
  let draining = false;

  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  // Runs before the handler, which may send headers at once.
  server.prependListener('request', (request, response) => {
    inFlight.add(response);
    onRequestEnd(request, response, () => inFlight.delete(response));
    if (draining) response.setHeader('connection', 'close');
  });

  function closeIdle() {
    const busy = new Set([...inFlight].map(({ req }) => req.socket));
    for (const socket of sockets) if (!busy.has(socket)) socket.destroy();
  }

  return {
    /** Whether shutdown has started. Readiness checks then fail. */
    isDraining: () => draining,
    /** From now on, every response closes its connection. Requests are still served. */
    begin() {
      draining = true;
      for (const response of inFlight) if (!response.headersSent) response.setHeader('connection', 'close');
    },
    /**
     * Stops accepting connections and waits up to `withinMs` for in-flight requests. Returns how many were cut off.
     * Ends event streams at once, because browsers reconnect elsewhere.
     */
    async finish(withinMs = 15_000) {
      let cut = 0;
      for (const response of inFlight) if (isEventStream(response)) response.destroy();
      const sweep = setInterval(closeIdle, sweepMs);
      const end = setTimeout(() => {
        cut = inFlight.size;
        for (const socket of sockets) socket.destroy();
      }, withinMs);
      await new Promise((closed) => server.close(closed));
      clearInterval(sweep);
      clearTimeout(end);
      return cut;
    },
  };
}
