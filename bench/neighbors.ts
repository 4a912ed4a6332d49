import { cpus, loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { addDays, toDay } from '@/lib/data/terms/days';
import { startFaultServer } from '@/lib/gateway/testing/fault-server';
import { makeHostileAnswers } from '@/lib/gateway/testing/hostile-answers';
import { badLines, badRatesFile, linksFile, ratesFile, reportingCurrency } from './measure/import-files';
import {
  askFor,
  clickLinks,
  followSync,
  holdSockets,
  importFile,
  inventKeys,
  type Load,
  readSlowly,
  rest,
} from './measure/loads';
import { type Probe, startAsker } from './measure/probe';
import { type Neighbors, serveNeighbors } from './measure/serve-neighbors';
import { writeCount, writeMs, writeTable } from './measure/table';
import { createTally } from './measure/tally';

const seconds = Number(process.env.BENCH_SECONDS || 20);
/** Between two loads. */
const pauseMs = 3_000;

const today = toDay(new Date());
const year = `from=${addDays(today, -364)}&to=${today}`;
const month = `from=${addDays(today, -27)}&to=${today}`;
const readPath = `/api/ledger/summary?${month}`;

/** `members`, `strangers` or `hostile` measures only those. */
const only = process.argv[2];

const rows: string[][] = [];

/** Measures the neighbor's requests, health checks and the event loop while something is going on. */
async function measure(site: Neighbors, name: string, load: Load): Promise<void> {
  await sleep(pauseMs);
  await site.takeLongestDelay();
  const reads = startAsker(site.url + readPath, { headers: site.neighbor.headers, pauseMs: 50 });
  const checks = startAsker(`${site.url}/livez`);
  const tally = createTally();
  await load({ url: site.url, member: site.member, signal: AbortSignal.timeout(seconds * 1_000), tally });
  const [read, check] = await Promise.all([reads.stop(), checks.stop()]);
  const delayMs = await site.takeLongestDelay();
  rows.push([
    name,
    ...writeTimes(read),
    describeRefusals(read),
    ...writeTimes(check),
    writeMs(delayMs),
    tally.write(),
    writeCount(tally.countUnexplained()),
  ]);
  console.error(`${name}: done`);
}

/** Without an answer, there is nothing to time. */
const writeTimes = ({ count, p50, p99, most }: Probe) =>
  [p50, p99, most].map((ms) => (count > 0 ? writeMs(ms) : '–'));

const describeRefusals = ({ count, refused, failed }: Probe) =>
  `${refused} of ${count + refused + failed}${failed > 0 ? `, ${failed} failed` : ''}`;

/** Loads on the dashboard with its embedded platform. */
async function measureEmbedded(): Promise<void> {
  const site = await serveNeighbors();
  try {
    const { ask } = site.member;
    await ask(`/api/ledger/sync?${year}`, 'POST');
    await ask('/api/ledger/sync');
    await ask('/api/rates/reporting-currency', 'PUT', { currency: reportingCurrency });
    const { links } = z
      .object({ links: z.array(z.object({ url: z.string() })) })
      .parse(JSON.parse(await ask('/api/links')));
    const pages = ['/overview', `/api/overview?${month}`, `/api/ledger/summary?${month}&group=brand`];
    const toRates = (csv: string) => importFile('/api/rates/imports', { to: reportingCurrency, csv });

    await measure(site, 'nothing', rest);
    await measure(
      site,
      '64 strangers on tracked links',
      clickLinks(
        links.map(({ url }) => url),
        64,
      ),
    );
    await measure(site, '300 clients on the dashboard', askFor(pages, 300));
    await measure(site, '300 event streams of one member', followSync(year, 300));
    await measure(site, '8 slow readers of an export', readSlowly(`/api/ledger/export?${year}`, 8));
    await measure(site, 'import of 200,000 rates', toRates(ratesFile));
    await measure(site, '8 clients reading 200,000 rates', askFor(['/api/rates'], 8));
    await measure(site, 'import of 50,000 links', importFile('/api/links/imports', { csv: linksFile }));
    await measure(site, `import of ${writeCount(badLines)} bad lines`, toRates(badRatesFile));
  } finally {
    await site.close();
  }
}

const post = (headers: string, part: string) =>
  `POST /api/links HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n\r\n${part}`;

/** People without an account, who hold places instead of keeping the server busy. Each after nothing. */
async function measureStrangers(): Promise<void> {
  const site = await serveNeighbors();
  const loads: [string, Load][] = [
    ['128 idle sockets', holdSockets(128, '')],
    [
      '128 chunked bodies that do not end',
      holdSockets(128, post('Transfer-Encoding: chunked', '1\r\nx\r\n')),
    ],
    ['150 unfinished uploads', holdSockets(150, post('Content-Length: 5000000', 'x'))],
    ['140 invented keys', inventKeys('/api/overview', 140)],
  ];
  try {
    await site.neighbor.ask(readPath);
    for (const [name, load] of [...loads, ...loads]) {
      await measure(site, 'nothing', rest);
      await measure(site, name, load);
    }
  } finally {
    await site.close();
  }
}

const owner = { email: 'owner@example.com', password: 'correct horse battery staple' };
const key = 'sk_live_XyZ/+=0123456789abcdef';

/** Answers of an API elsewhere that are slow to search for the key, to parse or to check. */
async function measureHostile(): Promise<void> {
  const api = await startFaultServer();
  const bodies = Object.values(makeHostileAnswers(key)).map((text) => Buffer.from(text));
  let turn = 0;
  api.answer((response) => response.end(bodies[turn++ % bodies.length]));
  const site = await serveNeighbors(
    {
      AFFILIATE_BASE_URL: api.url,
      ADMIN_EMAIL: owner.email,
      ADMIN_PASSWORD: owner.password,
      SELLER_API_KEY: key,
    },
    owner,
  );
  try {
    await measure(site, 'nothing, with an API elsewhere', rest);
    await measure(site, 'hostile answers of 8 MB to 8 clients', askFor(['/api/seller/v1/brands'], 8));
  } finally {
    await site.close();
    await api.close();
  }
}

console.log(
  `${seconds} s for each load but imports; load of the machine ${loadavg()[0]?.toFixed(1)} on ${cpus().length} cores\n`,
);
const parts = { members: measureEmbedded, strangers: measureStrangers, hostile: measureHostile };
for (const [part, measureIt] of Object.entries(parts))
  if ([part, undefined].includes(only)) await measureIt();
const times = ['p50', 'p99', 'longest'];
console.log(
  writeTable(
    [
      'meanwhile',
      ...times.map((time) => `neighbor, ${time}`),
      'refused',
      ...times.map((time) => `/livez, ${time}`),
      'event loop, longest delay',
      'answers to the load',
      'refusals without Retry-After',
    ],
    rows,
  ),
);
