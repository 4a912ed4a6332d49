import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createHttpTransport } from './http-transport';
import { send } from './send';
import { startFaultServer } from './testing/fault-server';
import { makeHostileAnswers } from './testing/hostile-answers';

const key = 'sk_live_XyZ/+=0123456789abcdef';
const answers = makeHostileAnswers(key);

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
