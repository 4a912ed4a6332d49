import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

type Answer = { status: number; headers?: Record<string, string>; body?: string };
type Received = { path: string; headers: IncomingHttpHeaders; body: string };

/**
 * An HTTP server on loopback that keeps what it receives. Answers 204, unless `answer` says otherwise; undefined: never
 * answers.
 */
export async function openWebhookReceiver() {
  const received: Received[] = [];
  const receiver = { answer: (): Answer | undefined => ({ status: 204 }) };
  const server = createServer(async (request, response) => {
    const { url: path = '', headers } = request;
    received.push({ path, headers, body: await text(request) });
    const answer = receiver.answer();
    if (answer) response.writeHead(answer.status, answer.headers).end(answer.body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return Object.assign(receiver, {
    received,
    port,
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(done));
    },
  });
}
