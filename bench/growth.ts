/**
 * What a year of daily refreshes stores: `npm run bench growth -- [ROWS_A_DAY] [embedded|postgres]`. Each day brings rows of
 * sales and clicks. A hundredth of the rows that may still change does so each day.
 */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { datasets } from '@/lib/data/datasets';
import { addDays, type Day, toDay } from '@/lib/data/days';
import { firstUnsettledDay } from '@/lib/data/ranges/look-back';
import type { LedgerStore } from '@/lib/data/store/store';
import { createSyncs } from '@/lib/data/sync/syncs';
import { makeFakeApi } from '@/lib/data/testing/fake-api';
import { clickRow, reportRow } from '@/lib/data/testing/rows';
import { connections } from '@/lib/server/connections/schema';
import type { Db } from '@/lib/server/db/database';
import { workspaces } from '@/lib/server/identity/schema';
import { onBothStores } from './measure/both-stores';
import { writeCount, writeTable } from './measure/table';

const [perDay = 200, only] = [Number(process.argv[2] ?? 200), process.argv[3]];
const first: Day = '2025-01-01';
const looks = [30, 90, 180, 365];
const creators = Array.from({ length: 40 }, () => randomUUID());
const brands = Array.from({ length: 5 }, () => randomUUID());

const pick = <Item>(items: readonly Item[], at: number): Item => {
  const item = items[at % items.length];
  if (item === undefined) throw new Error('There is nothing to pick from.');
  return item;
};

async function addSeller(db: Db): Promise<string> {
  const id = randomUUID();
  await db.insert(workspaces).values({ id, name: 'Bench' });
  const key = { workspaceId: id, family: 'seller', jwe: '', prefix: 'sk', lastFour: '1234' } as const;
  await db.insert(connections).values({ ...key, inUse: true });
  return id;
}

async function measure(db: Db, store: LedgerStore): Promise<string[][]> {
  const workspaceId = await addSeller(db);
  const api = makeFakeApi({ brands }, 1_000);
  let today = first;
  const now = () => new Date(`${today}T06:00:00.000Z`);
  const syncs = createSyncs({ db, storeFor: () => store, callFor: () => api.call, now });
  const sources = [...datasets.reports.sources, ...datasets.clicks.sources];
  const rows: string[][] = [];
  for (let day = 1; day <= 365; day += 1) {
    addRows(today);
    today = addDays(today, 1);
    change(firstUnsettledDay(today));
    const range = { from: firstUnsettledDay(today), to: toDay(now()) };
    await syncs.start(workspaceId, {
      sources,
      range: { ...range, from: range.from < first ? first : range.from },
    });
    await syncs.settle();
    if (looks.includes(day)) rows.push([String(day), ...(await sizes(db, store))]);
  }
  await syncs.close();
  return rows;

  function addRows(date: Day): void {
    for (let at = 0; at < perDay; at += 1) {
      const about = {
        date,
        brandId: pick(brands, at),
        creatorId: pick(creators, at),
        linkId: `link-${at % 400}`,
      };
      const asin = `B0BENCH${String(at % 300).padStart(3, '0')}`;
      api.rows.standard.push(reportRow({ ...about, asin, sales: 10 + at, final: false }));
      api.rows.clicks.push(clickRow({ ...about, asin }));
    }
  }

  function change(open: Day): void {
    for (const [at, row] of api.rows.standard.entries()) {
      if (row.date < open) row.final = true;
      else if ((at * 7 + Date.parse(today) / 86_400_000) % 100 < 1) row.sales -= 1;
    }
  }
}

async function sizes(db: Db, store: LedgerStore): Promise<string[]> {
  const [ledger] = await store.read(
    store.kind === 'duckdb'
      ? 'SELECT block_size * used_blocks AS bytes FROM pragma_database_size()'
      : "SELECT sum(pg_total_relation_size(c.oid)) AS bytes FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace WHERE n.nspname = 'ledger' AND c.relkind = 'r'",
    [],
  );
  const { rows: state } = Object(
    await db.execute(
      sql`SELECT sum(pg_total_relation_size(c.oid)) AS bytes FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace WHERE n.nspname = 'public' AND c.relkind = 'r'`,
    ),
  );
  const counts = ['reports', 'clicks', 'changes', 'looks', 'differences', 'windows'].map(async (table) => {
    const [row] = await store.read(`SELECT COUNT(*) AS count FROM ledger.${table}`, []);
    return writeCount(Number(row?.count));
  });
  const inMb = (bytes: unknown) => `${(Number(bytes) / 1e6).toFixed(1)} MB`;
  return [inMb(ledger?.bytes), inMb(state[0]?.bytes), ...(await Promise.all(counts))];
}

const { inside, outside } = await onBothStores(only, measure);
const head = ['day', 'ledger', 'state', 'sales', 'clicks', 'changes', 'looks', 'differences', 'windows'];
for (const [name, rows] of [
  ['embedded', inside],
  ['Postgres', outside],
] as const)
  if (rows)
    console.log(`\n${name}, ${perDay} rows of sales and of clicks a day\n\n${writeTable(head, rows)}`);
