import { sql } from 'drizzle-orm';
import { checkLinks } from '@/features/link-health/check-links';
import { makeMember } from '@/lib/access/testing/people';
import { listSources } from '@/lib/data/fetch/lists/list-sources';
import { storeItems } from '@/lib/data/read/lists/testing/store-items';
import type { LedgerStore } from '@/lib/data/store/engine/store';
import { insertWindows } from '@/lib/data/store/windows/windows';
import { addDays } from '@/lib/data/terms/days';
import { sampleProduct } from '@/lib/data/testing/sample-items';
import type { Call } from '@/lib/gateway/call';
import { connections } from '@/lib/gateway/connections/schema';
import type { Db } from '@/lib/server/db/database';
import { onBothStores } from './measure/both-stores';
import { fillRows, links, placeLinks, rows, today, year } from './measure/fill-links';
import { drawRows, scattered } from './measure/fill-year';
import { compareInTurn } from './measure/load';
import { writeCount, writeMs, writeTable } from './measure/table';

const rounds = Number(process.env.BENCH_ROUNDS || 20);
/** `embedded` or `postgres` measures only that store. */
const only = process.argv[2];
/** Listed products. Links are to the first 2,000 of them. */
const products = 20_000;

/** A tenth of the products is out of stock, and some others are inactive. */
const productAt = (at: number) =>
  sampleProduct(`P${at}`, {
    brandId: `00000000-0000-4000-8000-0000000000${String(at % 20).padStart(2, '0')}`,
    category: `Category ${at % 30}`,
    inStock: at % 10 > 0,
    active: at % 33 > 0,
  });

/** As many clicks as reports, each of one link and one day. */
const fillClicks = (store: LedgerStore, workspace: string) =>
  store.write(async (session) => {
    await session.run(
      `INSERT INTO ledger.clicks (workspace, source, scope, id, instant, day, final, product, marketplace, currency, link, creator,
         brand, link_type, clicks)
       SELECT '${workspace}', 'clicks:standard', '', gen_random_uuid(), CAST(day AS VARCHAR) || 'T00:00:00.000Z', day, TRUE,
         'P' || ${scattered(104_729, 2_000)}, 'marketplace.com', 'USD', 'link' || ${scattered(7_919, links)}, NULL,
         'brand' || ${scattered(17, 20)}, 'product', 1 + n % 5 FROM ${drawRows(year.from, 1, rows)}`,
    );
    const sources = ['clicks:standard', 'clicks:cpc', 'reports:standard', 'reports:cpc'] as const;
    const windows = sources.map((source) => ({
      source,
      scope: '',
      ...year,
      status: 'ok' as const,
      rows: 0,
      pages: 1,
      allFinal: true,
      fetchedAt: `${today}T00:00:00.000Z`,
      connection: 'bench',
      reason: null,
    }));
    await insertWindows(session, workspace, windows);
  });

/** Stores a list in which everything was in stock, and then one in which it is not. */
async function fillCatalog(db: Db, store: LedgerStore, workspaceId: string): Promise<void> {
  const key = { jwe: '', prefix: '', lastFour: '', inUse: true };
  const [connection] = await db
    .insert(connections)
    .values({ workspaceId, family: 'seller', ...key })
    .returning();
  if (!connection) throw new Error('No key was added.');
  const place = { db, store, workspaceId, connection: connection.id };
  const listed = Array.from({ length: products }, (_, at) => productAt(at));
  const before = listed.map((one) => ({ ...one, inStock: true, active: true }));
  const asOf = (days: number) => new Date(`${addDays(today, -days)}T06:00:00.000Z`);
  await storeItems(place, listSources.products, before, { asOf: asOf(60), fence: 1 });
  await storeItems(place, listSources.products, listed, { asOf: asOf(0), fence: 2 });
}

/** The p50 of an answer in ms, and the links in it. */
async function measure(db: Db, store: LedgerStore): Promise<{ ms: number; broken: number }> {
  const { workspaceId } = await placeLinks(db);
  const member = await makeMember(db, { role: 'owner', workspaceId });
  await fillRows(store, workspaceId);
  await fillClicks(store, workspaceId);
  await fillCatalog(db, store, workspaceId);
  if (store.kind === 'postgres') await db.execute(sql`ANALYZE`);
  const call: Call = async () => {
    throw new Error('Nothing is fetched.');
  };
  const catalog = { id: workspaceId, db, store, walk: call, still: true, member };
  let broken = 0;
  const ask = async () => {
    broken = (await checkLinks(catalog)).broken.links;
  };
  const [ms = Number.NaN] = await compareInTurn([ask], rounds);
  return { ms, broken };
}

const { inside, outside } = await onBothStores(only, measure);

console.log(
  `\n${writeCount(links)} links, ${writeCount(rows)} report rows and as many click rows, p50 of ${rounds}\n`,
);
const cell = (measured: typeof inside) => (measured ? writeMs(measured.ms) : 'not measured');
const count = writeCount(inside?.broken ?? outside?.broken ?? 0);
console.log(
  writeTable(
    ['question', 'embedded (target 150 ms)', 'Postgres (target 250 ms)'],
    [[`${count} links to products that cannot be bought`, cell(inside), cell(outside)]],
  ),
);
