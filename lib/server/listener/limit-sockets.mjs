import { networkOf } from './client-address.mjs';
import { isIdle, onRequestEnd } from './request-end.mjs';

/** Open connections of all, and of one network. A browser has six. */
const mostSockets = { total: 2_048, network: 512 };

/** A reader that takes nothing of its response for this long is cut off. */
const stalledMs = 60_000;

/**
 * Limits the connections of a server. A connection above a limit replaces the one that has been idle longest, and is
 * closed if none is idle. Behind a proxy, all connections are the proxy's, so only the total counts.
 * @param {import('node:http').Server} server
 * @param {{ trustProxy?: boolean, most?: typeof mostSockets, stalled?: number }} options
 */
export function limitSockets(server, { trustProxy = false, most = mostSockets, stalled = stalledMs } = {}) {
  /** The network of each socket, the one that was used last at the end. */
  const sockets = new Map();

  function makeRoom(network) {
    const own = [...sockets].filter(([, other]) => other === network);
    if (sockets.size < most.total && (trustProxy || own.length < most.network)) return true;
    const [idle] = (sockets.size < most.total ? own : [...sockets]).find(([socket]) => isIdle(socket)) ?? [];
    if (idle) sockets.delete(idle);
    idle?.destroy();
    return idle !== undefined;
  }

  server.on('connection', (socket) => {
    const network = networkOf(socket.remoteAddress ?? '');
    if (!makeRoom(network)) return socket.destroy();
    sockets.set(socket, network);
    socket.once('close', () => sockets.delete(socket));
  });
  server.prependListener('request', (request, response) => {
    const { socket } = request;
    onRequestEnd(request, response, () => {
      const network = sockets.get(socket);
      if (sockets.delete(socket)) sockets.set(socket, network);
    });
  });
  server.timeout = stalled;
  // Node also calls this for idle connections, and closes none by itself if there is a listener.
  server.on('timeout', (socket) => {
    if (socket.writableLength > 0 || isIdle(socket)) socket.destroy();
  });
}
