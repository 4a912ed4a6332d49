/**
 * What to run at the end of each unfinished response of a connection.
 * @typedef {Map<import('node:http').ServerResponse, (() => void)[]>} Unfinished
 */

/** @type {WeakMap<import('node:net').Socket, Unfinished>} */
const connections = new WeakMap();

/**
 * Calls `run` once when a request ends: when its response is sent, or when its connection closes. Node emits no event on
 * the response for a request that waits behind another one of its connection.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {() => void} run
 */
export function onRequestEnd({ socket }, response, run) {
  const unfinished = connections.get(socket) ?? watch(socket);
  const runs = unfinished.get(response);
  if (runs) return void runs.push(run);
  unfinished.set(response, [run]);
  // One listener for all: the framework adds seven of its own, and Node warns of more than ten.
  response.once('close', () => finish(unfinished, response));
}

/**
 * Whether a connection has no request with an unfinished response.
 * @param {import('node:net').Socket} socket
 */
export const isIdle = (socket) => !connections.get(socket)?.size;

/** @param {import('node:net').Socket} socket */
function watch(socket) {
  /** @type {Unfinished} */
  const unfinished = new Map();
  connections.set(socket, unfinished);
  socket.once('close', () => {
    for (const response of [...unfinished.keys()]) finish(unfinished, response);
  });
  return unfinished;
}

/**
 * @param {Unfinished} unfinished
 * @param {import('node:http').ServerResponse} response
 */
function finish(unfinished, response) {
  const runs = unfinished.get(response) ?? [];
  unfinished.delete(response);
  for (const run of runs) run();
}
