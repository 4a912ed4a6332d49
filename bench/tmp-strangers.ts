import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { holdSockets, inventKeys, type Load, rest } from './measure/loads';
import { startAsker } from './measure/probe';
import { createTally } from './measure/tally';
const server = new Worker(new URL('../lib/server/listener/testing/busy-server.mjs', import.meta.url));
const [port] = await once(server, 'message');
const url = `http://127.0.0.1:${port}`;
const headers = { cookie: 'session-token=member', 'x-forwarded-for': '198.51.100.2' };
const post = (h: string, part: string) => `POST /api/links HTTP/1.1\r\nHost: localhost\r\n${h}\r\n\r\n${part}`;
const loads: [string, Load][] = [
  ['128 idle sockets', holdSockets(128, '')],
  ['128 chunked bodies that do not end', holdSockets(128, post('Transfer-Encoding: chunked', '1\r\nx\r\n'))],
  ['150 unfinished uploads', holdSockets(150, post('Content-Length: 5000000', 'x'))],
  ['140 invented keys', inventKeys('/api/busy/2', 140)],
];
for (const round of [1, 2, 3]) for (const [name, load] of loads) for (const [n, l] of [['nothing', rest], [name, load]] as const) {
  await sleep(1000);
  const tally = createTally();
  const reads = startAsker(`${url}/api/busy/2`, { headers, pauseMs: 20 });
  await l({ url, member: { headers, ask: async () => '' }, signal: AbortSignal.timeout(6_000), tally });
  const { p50, p99, most, count, refused, failed } = await reads.stop();
  console.log(round, n, count, refused, failed, p50.toFixed(1), p99.toFixed(1), most.toFixed(1), tally.write());
}
process.exit(0);
