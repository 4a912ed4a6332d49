import { cpus, loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client as Connection } from 'pg';
import { operations } from '@/lib/contract/operations';
import { paths } from '@/lib/contract/paths';
import { openClient } from './measure/client';
import { compareInTurn, type Load, measureLoad } from './measure/load';
import { serveLarge } from './measure/serve-large';
import { writeCount, writeMs, writeTable } from './measure/table';

const seconds = Number(process.env.BENCH_SECONDS || 4);
const dayMs = 86_400_000;
const midnight = Math.floor(Date.now() / dayMs) * dayMs;
const range = (days: number) =>
  `start=${new Date(midnight - days * dayMs).toISOString()}&end=${new Date(midnight - 1).toISOString()}`;
const year = `${range(364)}&limit=100&marketplace=all&payout_model=all`;

const platform = await serveLarge();
const client = openClient(platform);
const database = new Connection({ connectionString: platform.databaseUrl });
await database.connect();
console.log(
  `ready after ${platform.seconds.toFixed(0)} s; load of the machine ${loadavg()[0]?.toFixed(1)} on ${cpus().length} cores\n`,
);

const { brands } = operations.listBrands.response.parse(
  await client.get(`${paths.listBrands.path}?marketplace=all`),
);
const { creators } = operations.listActiveCreators.response.parse(
  await client.get(paths.listActiveCreators.path),
);
const linkable = await findLinkable();
const brandId = brands[0]?.id ?? '';
const one = (path: string) => path.replace('{brand_id}', brandId).replace('{id}', creators[0]?.id ?? '');

const get = (path: string) => async () => {
  await client.get(path);
};

const requests: Record<string, (turn: number) => Promise<void>> = {
  'GET /brands/{id}': get(one(paths.getBrand.path)),
  'GET /brands': get(`${paths.listBrands.path}?limit=100&marketplace=all`),
  'GET /creators/active': get(`${paths.listActiveCreators.path}?limit=100`),
  'GET /creators/{id}': get(one(paths.getCreator.path)),
  'GET /creator-connections/reports': get(`${paths.listProgramReports.path}?${range(364)}&limit=100`),
  'GET /creator-connections/campaigns': get(`${paths.listCampaigns.path}?limit=100`),
  'GET /creator-connections/creators': get(`${paths.listProgramCreators.path}?limit=100`),
  'GET /creator-connections/creators/lookup': get(
    `${paths.lookupCreators.path}?creatorConnectionsIds=a-20,b-20`,
  ),
  'GET /products (v1)': get(`${paths.listProducts.path}?limit=100&marketplace=all`),
  'GET /products (v2)': get(`${paths.listCatalogProducts.path}?limit=100`),
  'GET /reports, a year': get(`${paths.listReports.path}?${year}`),
  'GET /reports, standard, one marketplace': get(`${paths.listReports.path}?${range(364)}&limit=100`),
  'GET /reports, one brand': get(`${paths.listReports.path}?${year}&brand_ids=${brandId}`),
  'GET /reports/clicks, a year': get(`${paths.listClickReports.path}?${year}`),
  'GET /reports/brb, 90 days': get(`${paths.listBonusEstimates.path}?${range(89)}`),
  'POST /links, the same again': async () => {
    await client.post(paths.createLink.path, { product: linkable });
  },
  'POST /links, new': async (turn) => {
    await client.post(paths.createLink.path, { product: linkable, subid1: `bench-${process.pid}-${turn}` });
  },
};

async function findLinkable() {
  const page = await client.get(`${paths.listCatalogProducts.path}?limit=100&active=true`);
  for (const product of operations.listCatalogProducts.response.parse(page).products) {
    const request = { primary_id: product.primaryId, marketplace: product.marketplace };
    const made = await client.post(paths.createLink.path, { product: request }).catch(() => null);
    if (made) return request;
  }
  throw new Error('The creator may link to none of the first products.');
}

const results = new Map<string, { alone: Load; crowd: Load }>();
for (const [name, ask] of Object.entries(requests)) {
  const alone = await measureLoad(ask, { clients: 1, seconds });
  const crowd = await measureLoad((turn) => ask(turn + 1_000_000), { clients: 16, seconds });
  results.set(name, { alone, crowd });
}
console.log(
  writeTable(
    ['operation', 'req/s, 1 client', 'p50', 'p99', 'req/s, 16 clients', 'p50', 'p99', '16 : 1'],
    [...results].map(([name, { alone, crowd }]) => [
      name,
      writeCount(alone.requestsPerSecond),
      writeMs(alone.p50),
      writeMs(alone.p99),
      writeCount(crowd.requestsPerSecond),
      writeMs(crowd.p50),
      writeMs(crowd.p99),
      `${(crowd.requestsPerSecond / alone.requestsPerSecond).toFixed(2)} ×`,
    ]),
  ),
);

/** Walks the year during clicks, and returns each page's cursor. */
async function walkYear(): Promise<{ ids: string[]; cursors: string[]; ms: number }> {
  const ids: string[] = [];
  const cursors: string[] = [];
  const began = Date.now();
  let cursor: string | null = null;
  do {
    const step: string = cursor === null ? '' : `&cursor=${cursor}`;
    const page = await client.get(`${paths.listReports.path}?${year}${step}`);
    // Validation would take most of the time here. The conformance tests cover it.
    const { reports, cursor: next } = page as { reports: { id: string }[]; cursor: string | null };
    for (const { id } of reports) ids.push(id);
    cursor = next;
    if (cursor) cursors.push(cursor);
  } while (cursor);
  return { ids, cursors, ms: Date.now() - began };
}

const expected = await database.query<{ id: string }>(
  `select id from platform.report_rows where date >= $1 and date < $2 and marketplace like 'marketplace.%'
    and seller_id = (select seller_id from platform.brands where id = $3)`,
  [new Date(midnight - 364 * dayMs), new Date(midnight), brandId],
);
let walking = true;
const disturb = (async () => {
  const { rows } = await database.query<{ id: string }>('select id from platform.links limit 500');
  for (let turn = 0; walking; turn += 1) {
    await fetch(`${platform.url}/l/${rows[turn % rows.length]?.id}`, {
      redirect: 'manual',
      // Visits of programs are not counted as clicks.
      headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0' },
    });
    await database.query(
      `update platform.report_rows set final = true, sales = sales + 1
        where link_id = $1 and date >= now() - interval '30 days'`,
      [rows[turn % rows.length]?.id],
    );
    await sleep(50);
  }
})();
const walk = await walkYear();
walking = false;
await disturb;
const walked = new Set(walk.ids);
const lost = expected.rows.filter(({ id }) => !walked.has(id)).length;
const doubled = walk.ids.length - walked.size;

const deep = [2, 5_000, 9_000].flatMap((page) => {
  const cursor = walk.cursors[page - 2];
  return cursor ? [{ page, ask: get(`${paths.listReports.path}?${year}&cursor=${cursor}`) }] : [];
});
const pages = [{ page: 1, ask: get(`${paths.listReports.path}?${year}`) }, ...deep];
const medians = await compareInTurn(
  pages.map(({ ask }) => ask),
  500,
);
const first = medians[0] ?? Number.NaN;
console.log(
  `\nwalked ${writeCount(walk.ids.length)} rows in ${writeCount(walk.cursors.length + 1)} pages, ${(walk.ms / 1_000).toFixed(1)} s\n`,
);
console.log(
  writeTable(
    ['page of 100', 'p50 of 500, asked in turn', 'against the first'],
    pages.map(({ page }, index) => [
      writeCount(page),
      writeMs(medians[index] ?? Number.NaN),
      `${((medians[index] ?? Number.NaN) / first).toFixed(2)} ×`,
    ]),
  ),
);

const slowest = Math.max(
  ...[...results].filter(([name]) => name.includes('/reports, a year')).map(([, { alone }]) => alone.p50),
);
const ratio = (medians[pages.findIndex(({ page }) => page === 5_000)] ?? Number.NaN) / first;
const describe = (holds: boolean) => (holds ? 'holds' : 'MISSED');
console.log(`\n100-row page p50 under 5 ms: ${writeMs(slowest)}, ${describe(slowest < 5)}`);
console.log(`page 5,000 within 1.2 × the first: ${ratio.toFixed(2)} ×, ${describe(ratio <= 1.2)}`);
console.log(
  `rows lost or doubled while rows come and change: ${lost} and ${doubled}, ${describe(lost + doubled === 0)}`,
);

await client.close();
await database.end();
await platform.close();
process.exit(slowest < 5 && ratio <= 1.2 && lost + doubled === 0 ? 0 : 1);
