import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listProducts } from '@/features/products/list-products';
import { productQuerySchema } from '@/features/products/product-query';
import { listSources } from '@/lib/data/fetch/lists/list-sources';
import { readList } from '@/lib/data/fetch/lists/read-list';
import type { LedgerStore } from '@/lib/data/store/engine/store';
import { addDays, toDay } from '@/lib/data/terms/days';
import { openStore } from '@/lib/data/testing/open-store';
import { sampleProduct } from '@/lib/data/testing/sample-items';
import type { Call } from '@/lib/gateway/call';
import { connections } from '@/lib/gateway/connections/schema';
import type { Db } from '@/lib/server/db/database';
import { openDatabase } from '@/lib/server/db/open-database';
import { workspaces } from '@/lib/server/identity/schema';
import { startPostgres } from '@/lib/testing/postgres';
import { compareInTurn } from './measure/load';
import { writeCount, writeMs, writeTable } from './measure/table';

const products = Number(process.env.BENCH_PRODUCTS || 100_000);
const rows = Number(process.env.BENCH_ROWS || 1_000_000);
const rounds = Number(process.env.BENCH_ROUNDS || 20);
const today = toDay(new Date());
const daysAgo = (days: number) => ({ from: addDays(today, 1 - days), to: today });
const perPage = 100;

const productAt = (at: number) =>
  sampleProduct(`P${at}`, {
    title: `Product ${(at * 7_919) % products} with a title of the usual length`,
    brandId: `00000000-0000-4000-8000-0000000000${String(at % 20).padStart(2, '0')}`,
    category: `Category ${at % 30}`,
    commissionPercentage: (5 + (at % 20)) / 100,
    inStock: at % 7 > 0,
    active: at % 11 > 0,
    pricing: { price: (at % 9_000) / 100 + 1, currency: 'USD' },
  });

/** An API that lists the products, and no brands. */
const call = (async (id: string, { query }: { query: { cursor?: string } }) => {
  if (id === 'listBrands') return { brands: [], cursor: null };
  const from = Number(query.cursor ?? 0);
  const next = from + perPage;
  return {
    products: Array.from({ length: perPage }, (_, at) => productAt(from + at)),
    cursor: next < products ? String(next) : null,
  };
}) as Call;

/** A year of rows for every product. */
const fillRows = (store: LedgerStore, workspace: string) =>
  store.write(({ run }) =>
    run(
      `INSERT INTO ledger.reports (workspace, source, scope, id, instant, day, final, product, campaign, marketplace, currency,
         link, creator, brand, sales, commission, conversions, clicks, detail_page_views, add_to_carts)
       SELECT '${workspace}', 'reports:standard', '', gen_random_uuid(), CAST(day AS VARCHAR) || 'T00:00:00.000Z', day, TRUE,
         'P' || CAST((CAST(n AS BIGINT) * 104729) % ${products} AS INTEGER), NULL, 'marketplace.com', 'USD', 'link' || n % 5000,
         'creator' || n % 300, 'brand' || n % 20, n % 20000 / 100.0, n % 3000 / 100.0, n % 4, 4 + n % 30, 3, 1
       FROM (SELECT n, CAST('${daysAgo(365).from}' AS DATE) + CAST((CAST(n AS BIGINT) * 2741) % 365 AS INTEGER) AS day
         FROM generate_series(1, ${rows}) AS t(n)) AS drawn`,
    ),
  );

const questions: [title: string, query: Record<string, string>][] = [
  ['by title, 28 days', { sort: 'title', order: 'asc', ...daysAgo(28) }],
  ['by sales, 28 days', { sort: 'sales', ...daysAgo(28) }],
  ['by sales, 28 days, page 500', { sort: 'sales', offset: '50000', ...daysAgo(28) }],
  ['by conversion rate, 90 days', { sort: 'conversionRate', ...daysAgo(90) }],
  [
    'clicked out of stock by clicks, 28 days',
    { sort: 'clicks', finding: 'clicked-out-of-stock', ...daysAgo(28) },
  ],
  [
    'a word and a category by sales, 28 days',
    { sort: 'sales', q: '77', categories: 'Category 7', ...daysAgo(28) },
  ],
  ['by sales, a year', { sort: 'sales', ...daysAgo(365) }],
];

/** `first`: ms of a list's first page. `next`: p50 of later pages, which do not sort or sum again. */
type Measured = { first: number[]; next: number[] };

async function measure(db: Db, store: LedgerStore): Promise<Measured> {
  const [workspace] = await db.insert(workspaces).values({ name: 'Bench' }).returning();
  if (!workspace) throw new Error('No workspace was made.');
  const workspaceId = workspace.id;
  const key = { jwe: '', prefix: '', lastFour: '', inUse: true };
  await db.insert(connections).values({ workspaceId, family: 'seller', ...key });
  const catalog = { id: workspaceId, db, store, walk: call };
  const began = performance.now();
  await readList(catalog, listSources.products, { untilComplete: true });
  const walked = performance.now();
  await readList(catalog, listSources.products, { untilComplete: true, refresh: true });
  const again = performance.now();
  console.log(
    `  ${writeCount(products)} products walked in ${writeMs(walked - began)}, again in ${writeMs(again - walked)}`,
  );
  await readList(catalog, listSources.brands, { untilComplete: true });
  await fillRows(store, workspaceId);
  if (store.kind === 'postgres') await store.write(({ run }) => run('ANALYZE ledger.reports'));
  const asks = questions.map(([, query]) => async () => {
    await listProducts(catalog, productQuerySchema.parse(query));
  });
  const first: number[] = [];
  for (const ask of asks) {
    const began = performance.now();
    await ask();
    first.push(performance.now() - began);
  }
  return { first, next: await compareInTurn(asks, rounds) };
}

const folder = await mkdtemp(join(tmpdir(), 'partnerdeck-bench-'));
const embedded = await openDatabase({ folder: join(folder, 'app') });
const duckdb = await openStore(join(folder, 'ledger'));
const inside = await measure(embedded.db, duckdb);
await duckdb.close();
await embedded.close();
await rm(folder, { recursive: true });

const server =
  process.env.BENCH_POSTGRES === 'no' ? undefined : await startPostgres({ shared_buffers: '2GB' });
const remote = server && (await openDatabase({ url: server.url }));
let outside: Measured | undefined;
if (remote?.pools) {
  const store = await openStore(remote.pools);
  outside = await measure(remote.db, store);
  await store.close();
  await remote.close();
}
await server?.stop();

console.log(
  `\n${writeCount(products)} products, ${writeCount(rows)} report rows in a year, p50 of ${rounds}\n`,
);
const write = (ms: number | undefined) => (ms === undefined ? 'not measured' : writeMs(ms));
console.log(
  writeTable(
    ['100 products', 'embedded, first', 'next (target 80 ms)', 'Postgres, first', 'next'],
    questions.map(([title], at) => [
      title,
      ...[inside.first[at], inside.next[at], outside?.first[at], outside?.next[at]].map(write),
    ]),
  ),
);
