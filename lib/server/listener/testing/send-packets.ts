import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** What a client does after its last packet: it waits, ends its side, or resets the connection. */
type Ending = 'wait' | 'end' | 'reset';

/** Opens a connection that sends each packet as it is. */
export async function openClient(port: number): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

/** Sends packets one after another. */
export async function writePackets(
  socket: Socket,
  packets: readonly string[],
  ending: Ending,
): Promise<void> {
  for (const packet of packets) {
    socket.write(packet);
    await nextTurn();
  }
  if (ending === 'end') socket.end();
  if (ending === 'reset') socket.resetAndDestroy();
}

/** Resolves with all that a connection receives from now on, once it is closed. */
export async function receiveAll(socket: Socket): Promise<string> {
  let received = '';
  socket.on('data', (part) => (received += part));
  await new Promise((done) => socket.once('close', done));
  return received;
}

/** Sends packets on a connection of their own. Resolves with all that was received once the connection is closed. */
export async function sendPackets(port: number, packets: readonly string[], ending: Ending = 'wait') {
  const socket = await openClient(port);
  const received = receiveAll(socket);
  await writePackets(socket, packets, ending);
  return received;
}
