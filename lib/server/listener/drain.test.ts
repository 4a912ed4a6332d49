import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { createDrain } from './drain.mjs';

type Handle = (path: string, answer: import('node:http').ServerResponse) => void;

async function open(handle: Handle) {
  const server = createServer({ keepAliveTimeout: 60_000 });
  const drain = createDrain(server);
  server.on('request', (incoming, answer) => {
    if (incoming.url !== '/readyz') return handle(incoming.url ?? '', answer);
    answer.statusCode = drain.isDraining() ? 503 : 200;
    answer.end();
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return { server, drain };
}

async function ask(server: Server, path: string, agent: Agent | false = false): Promise<IncomingMessage> {
  const { port } = server.address() as AddressInfo;
  const [answer] = await once(request({ port, path, agent }).end(), 'response');
  return answer;
}

it('fails no request of clients that leave when readiness fails', async () => {
  const { server, drain } = await open((_, answer) => setImmediate(() => answer.end('done')));
  let ready = true;
  let answered = 0;
  const agents: Agent[] = [];
  const client = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    agents.push(agent);
    for (; ready; answered += 1) expect(await text(await ask(server, '/work', agent))).toBe('done');
  };
  const clients = Array.from({ length: 30 }, client);
  await expect.poll(() => answered).toBeGreaterThan(300);

  drain.begin();
  const before = answered;
  await expect.poll(() => answered).toBeGreaterThan(before + 300);
  const answer = await ask(server, '/readyz');
  expect([answer.statusCode, answer.headers.connection]).toEqual([503, 'close']);
  ready = false;
  await Promise.all(clients);
  expect(await drain.finish()).toBe(0);
  for (const agent of agents) agent.destroy();
});

it('lets an in-flight request finish, and closes its connection', async () => {
  let release = () => {};
  const { server, drain } = await open((_, answer) => {
    release = () => answer.end('late');
  });
  const agent = new Agent({ keepAlive: true });
  const slow = ask(server, '/slow', agent);
  await once(server, 'request');
  drain.begin();
  const finished = drain.finish();
  release();
  const answer = await slow;
  expect([await text(answer), answer.headers.connection]).toEqual(['late', 'close']);
  expect(await finished).toBe(0);
});

it('does not wait for idle connections or event streams', async () => {
  const { server, drain } = await open((_, answer) => {
    answer.setHeader('content-type', 'text/event-stream; charset=utf-8');
    answer.write('event: progress\n\n');
  });
  const agent = new Agent({ keepAlive: true });
  await (await ask(server, '/readyz', agent)).resume();
  const stream = await ask(server, '/events');
  const silent = connect((server.address() as AddressInfo).port, '127.0.0.1');
  await once(silent, 'connect');
  drain.begin();
  expect(await drain.finish()).toBe(0);
  await expect(text(stream)).rejects.toThrow('aborted');
});

it('cuts off requests that do not finish in time, and counts them', async () => {
  const { server, drain } = await open((_, answer) => {
    answer.write('begun');
  });
  const answer = await ask(server, '/endless');
  drain.begin();
  expect(await drain.finish(50)).toBe(1);
  await expect(text(answer)).rejects.toThrow('aborted');
});
