import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { platform } from './servers';

/**
 * How the connection to the platform fails. `After` means that the platform has created the link but its response is
 * lost. `wrongKey` and `plainText` change a header, so that the platform rejects the request.
 */
export type Fault = (typeof passingFaults)[number] | 'hangAfter' | 'wrongKey' | 'plainText';

/** Faults that end at once and do not affect the next call. */
export const passingFaults = [
  'resetBefore',
  'resetAfter',
  'failAfter',
  'cutAfter',
  'gatewayTimeoutAfter',
  'slowDown',
] as const;

/** A POST that reached the proxy; `linkId` if the platform created a link. */
export type Call = { key: string; fault: Fault | undefined; linkId: string | undefined };

/** Identifies a link request. */
export const keyOf = (productId: string, subid1: string): string => `${productId} ${subid1}`;

/** An HTTP server in front of the platform. `decide` chooses a fault for each POST; other requests are forwarded. */
export async function startFaultyProxy(decide: (nth: number) => Fault | undefined = () => undefined) {
  const calls: Call[] = [];
  let decideNow = decide;
  let stopped = false;

  const server = createServer(async (request, response) => {
    if (stopped) return response.writeHead(503).end();
    // A killed server ends its requests halfway.
    const body = await buffer(request).catch(() => null);
    if (body === null) return;
    const pass = (fault?: Fault) =>
      fetch(platform.url + request.url, {
        method: request.method ?? 'GET',
        headers: {
          authorization: fault === 'wrongKey' ? 'Bearer ended' : (request.headers.authorization ?? ''),
          'content-type': fault === 'plainText' ? 'text/plain' : (request.headers['content-type'] ?? ''),
        },
        ...(body.length > 0 ? { body } : {}),
      });
    if (request.method !== 'POST') return answer(response, await pass());
    const { product, subid1 }: { product: { primary_id: string }; subid1: string } = JSON.parse(String(body));
    const call: Call = {
      key: keyOf(product.primary_id, subid1),
      fault: decideNow(calls.length),
      linkId: undefined,
    };
    calls.push(call);
    if (call.fault === 'resetBefore') return request.socket.destroy();
    if (call.fault === 'slowDown') return response.writeHead(429, { 'retry-after': '1' }).end();
    const passed = await pass(call.fault);
    const text = await passed.text();
    if (passed.ok) call.linkId = JSON.parse(text).id;
    lose(response, call.fault, new Response(text, passed));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    /** Sets the fault of all further POSTs. */
    meet: (fault: Fault | undefined) => {
      decideNow = () => fault;
    },
    /** Responds to all further requests with 503. */
    stop: () => {
      stopped = true;
    },
    resume: () => {
      stopped = false;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function answer(response: ServerResponse, passed: Response): Promise<void> {
  response.writeHead(passed.status, { 'content-type': passed.headers.get('content-type') ?? '' });
  response.end(Buffer.from(await passed.arrayBuffer()));
}

/** Drops the platform's response. */
function lose(response: ServerResponse, fault: Fault | undefined, passed: Response): unknown {
  if (fault === 'hangAfter') return undefined;
  if (fault === 'resetAfter') return response.destroy();
  if (fault === 'failAfter') return response.writeHead(500).end('oh no');
  if (fault === 'gatewayTimeoutAfter') return response.writeHead(504).end();
  if (fault === 'cutAfter') {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '400' });
    return response.write('{"id":"', () => response.destroy());
  }
  return answer(response, passed);
}
