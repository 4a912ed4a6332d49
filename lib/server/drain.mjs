const sweepMs = 250;

/** @param {import('node:http').ServerResponse} response */
const isEventStream = (response) => /^text\/event-stream/i.test(String(response.getHeader('content-type')));

/**
 * Ends a server without failing a request. Call `begin` first, so that load balancers and clients with connections of
 * their own leave while everything is still served, then `finish`.
 * @param {import('node:http').Server} server
 */
export function createDrain(server) {
  /** @type {Set<import('node:net').Socket>} */
  const sockets = new Set();
  /** @type {Set<import('node:http').ServerResponse>} */
  const inFlight = new Set();
  let begun = false;

  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  // Before the handler, which may send headers at once.
  server.prependListener('request', (_, response) => {
    inFlight.add(response);
    response.once('close', () => inFlight.delete(response));
    if (begun) response.setHeader('connection', 'close');
  });

  function closeIdle() {
    const busy = new Set([...inFlight].map(({ req }) => req.socket));
    for (const socket of sockets) if (!busy.has(socket)) socket.destroy();
  }

  return {
    /** Whether the server is about to end. Readiness checks fail from then on. */
    hasBegun: () => begun,
    /** From now on every answer closes its connection. Requests are still served. */
    begin() {
      begun = true;
      for (const response of inFlight) if (!response.headersSent) response.setHeader('connection', 'close');
    },
    /**
     * Takes no more connections and waits for the requests in flight, but not longer than `withinMs`. Returns how many
     * were cut off. Event streams are not waited for: browsers open them again elsewhere.
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
