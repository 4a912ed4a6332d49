/** @type {WeakMap<import('node:net').Socket, Set<() => void>>} */
const unfinished = new WeakMap();

/**
 * Calls `run` once when a request ends: when its response is sent, or when its connection closes. Node emits no event on
 * the response for a request that waits behind another one of its connection.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {() => void} run
 */
export function onRequestEnd({ socket }, response, run) {
  const ends = unfinished.get(socket) ?? new Set();
  if (!unfinished.has(socket)) {
    unfinished.set(socket, ends);
    socket.once('close', () => {
      for (const end of ends) end();
    });
  }
  const end = () => void (ends.delete(end) && run());
  ends.add(end);
  response.once('close', end);
}

/**
 * Whether a connection has no request with an unfinished response.
 * @param {import('node:net').Socket} socket
 */
export const isIdle = (socket) => !unfinished.get(socket)?.size;
