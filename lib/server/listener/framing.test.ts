import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen } from '@/lib/platform/standalone/listen';
import { createAnswer } from '@/scripts/serve/answer.mjs';
import { answerUnreadable } from './answer-unreadable.mjs';
import { sendPackets } from './testing/send-packets';

const body = '{"name":"Ünïcode"}';
const bytes = Buffer.byteLength(body);

const head = (framing: string) =>
  `POST /api/links HTTP/1.1\r\nHost: here\r\nConnection: close\r\n${framing}\r\n\r\n`;
const chunk = (part: string) => `${Buffer.byteLength(part).toString(16)}\r\n${part}\r\n`;

const framings = {
  'its length': `${head(`Content-Length: ${bytes}`)}${body}`,
  'one chunk': `${head('Transfer-Encoding: chunked')}${chunk(body)}0\r\n\r\n`,
  'chunks of a character': `${head('Transfer-Encoding: chunked')}${[...body].map(chunk).join('')}0\r\n\r\n`,
  'an extension of a chunk': `${head('Transfer-Encoding: chunked')}${chunk(body).replace('\r\n', ';a=b\r\n')}0\r\n\r\n`,
  trailers: `${head('Transfer-Encoding: chunked\r\nTrailer: X-Sum')}${chunk(body)}0\r\nX-Sum: 1\r\n\r\n`,
  'an expectation': `${head(`Expect: 100-continue\r\nContent-Length: ${bytes}`)}${body}`,
};

/** Every way to send a request in two packets. Splits inside a character are left out. */
const splits = (message: string) =>
  Array.from({ length: message.length - 1 }, (_, at) => [message.slice(0, at + 1), message.slice(at + 1)]);

let dashboard: Server;
let platform: Awaited<ReturnType<typeof listen>>;
let ports: Record<string, number>;

beforeAll(async () => {
  const page: Parameters<typeof createAnswer>[0]['page'] = async (request, response) =>
    response.end(`got ${await text(request)}`);
  dashboard = createServer(createAnswer({ page }));
  answerUnreadable(dashboard, { https: false });
  await new Promise<void>((ready) => dashboard.listen(0, '127.0.0.1', ready));
  const echo = async (request: Request) => new Response(`got ${await request.text()}`);
  platform = await listen({ port: 0, host: '127.0.0.1' }, echo);
  ports = {
    dashboard: (dashboard.address() as AddressInfo).port,
    platform: Number(new URL(platform.url).port),
  };
});
afterAll(async () => {
  await new Promise((closed) => dashboard.close(closed));
  await platform.drain.finish();
});

describe.each(['dashboard', 'platform'])('the %s', (name) => {
  const send = (packets: string[], ending?: 'end') => sendPackets(ports[name] ?? 0, packets, ending);

  it.each(Object.entries(framings))('receives a body by %s', async (_, message) => {
    const whole = await send([message]);
    expect(whole).toMatch(/HTTP\/1\.1 200 /);
    expect(whole).toContain(`got ${body}`);
    const answers = await Promise.all(splits(message).map((packets) => send(packets)));
    for (const answer of answers) expect(answer).toContain(`got ${body}`);
  });

  it('receives an empty chunked body', async () => {
    expect(await send([`${head('Transfer-Encoding: chunked')}0\r\n\r\n`])).toMatch(/HTTP\/1\.1 200 .*got $/s);
  });

  it('receives two requests of one packet', async () => {
    const first = framings['one chunk'].replace('Connection: close\r\n', '');
    const answer = await send([first + framings['its length']]);
    expect(answer.split(`got ${body}`)).toHaveLength(3);
  });

  it.each(Object.entries(framings))(
    'closes the connection of a client that ends early, by %s',
    async (_, message) => {
      const ends = message.endsWith('\r\n') ? -2 : -1;
      for (const early of [message.slice(0, ends), message.slice(0, ends - 4), message.slice(0, 40)]) {
        expect(await send([early], 'end')).not.toContain('HTTP/1.1 200 ');
      }
    },
  );
});
