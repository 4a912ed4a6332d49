import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createHttpTransport } from './http-transport';
import { send } from './send';
import { startFaultServer } from './testing/fault-server';

const key = 'sk_live_XyZ/+=0123456789abcdef';
const size = 7_900_000;
const fill = (text: string) => text.repeat(Math.ceil(size / text.length)).slice(0, size);
const inText = (text: string) => `{"brands":[{"name":"${fill(text)}"}]}`;

/** Answers of almost 8 MB, each made to be slow to search, to parse or to check. */
const answers: Record<string, string> = {
  quotes: inText('\\"'),
  backslashes: inText('\\\\'),
  'beginnings of the key': inText('sk_live_XyZ/+=0123456789abcde '),
  'the key': inText(`${key} `),
  'the key in a URL': inText([...key].map((sign) => `%${sign.charCodeAt(0).toString(16)}`).join('')),
  'nested escapes of a URL': inText('%25252525'),
  'escapes of JSON': inText('\\u0073\\u006b'),
  entities: inText('&amp;amp;#x73;'),
  'entities without end': inText('&#x00000'),
  nesting: fill('['),
  'nested objects': fill('{"a":'),
  'empty objects': `[${fill('{},')}{}]`,
  numbers: `{"brands":[${fill('1,')}1]}`,
  'different keys': `{${Array.from({ length: 500_000 }, (_, at) => `"k${at}":1`).join()}}`,
  'no JSON': fill('<p>'),
};

/** The old search took 4.5 s. Generous, because tests share their machine. */
const longestDelayMs = 1_500;

let server: Awaited<ReturnType<typeof startFaultServer>>;
let http: ReturnType<typeof createHttpTransport>;
beforeAll(async () => {
  server = await startFaultServer();
  http = createHttpTransport(server.url);
});
afterAll(async () => {
  await http.close();
  await server.close();
});

it.each(Object.keys(answers))(
  'an answer of %s delays no other request',
  async (name) => {
    const text = answers[name] ?? '';
    const packed = gzipSync(text);
    const delays: number[] = [];
    for (const body of [Buffer.from(text), packed]) {
      const headers = body === packed ? { 'content-encoding': 'gzip' } : {};
      server.answer((response) => response.writeHead(200, headers).end(body));
      const delay = monitorEventLoopDelay({ resolution: 10 });
      delay.enable();
      const signal = AbortSignal.timeout(25_000);
      const error = await send(http.transport, 'listBrands', { query: {} }, key, { signal }).catch(
        (reason: unknown) => reason,
      );
      // The monitor notes a delay when its own timer runs.
      await sleep(50);
      delay.disable();
      expect(error).toMatchObject({ code: 'upstream_invalid' });
      delays.push(delay.max / 1e6);
    }
    if (process.env.FAULTS_ROUNDS) console.log(`${name}: ${delays.map(Math.round).join(' and ')} ms`);
    expect(Math.max(...delays)).toBeLessThan(longestDelayMs);
  },
  120_000,
);
