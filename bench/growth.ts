import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSyncs } from '@/lib/data/fetch/sync/syncs';
import { openLedgerStores } from '@/lib/data/store/engine/open';
import { tableNames } from '@/lib/data/store/engine/tables';
import { pruneChanges } from '@/lib/data/store/windows/prune-changes';
import { sourceIds } from '@/lib/data/terms/datasets';
import { addDays, type Day, daysBetween, eachDay } from '@/lib/data/terms/days';
import { firstUnsettledDay, lookBackDays } from '@/lib/data/terms/ranges/look-back';
import { makeFakeApi } from '@/lib/data/testing/fake-api';
import { addWorkspace } from '@/lib/data/testing/ledgers';
import { clickRow, reportRow } from '@/lib/data/testing/rows';
import { openDatabase } from '@/lib/server/db/open-database';
import { vacuum } from '@/lib/server/db/vacuum';
import { writeCount, writeTable } from './measure/table';

/** Refreshes, one a day, and how often the disk is measured. */
const days = Number(process.env.BENCH_DAYS || 60);
const everyDays = Math.ceil(days / 4);
const first: Day = '2026-03-01';
const firstRows = addDays(first, -120);
/** Report rows of a day, and as many of clicks. */
const rowsPerDay = 100;

const idOf = (day: Day, row: number) =>
  `00000000-0000-4000-8000-${String(daysBetween(firstRows, day) * rowsPerDay + row).padStart(12, '0')}`;

/** The rows of a day as the API has them today. A tenth is corrected once, before it is final. */
const rowsOf = (date: Day, today: Day) =>
  Array.from({ length: rowsPerDay }, (_, row) => {
    const age = daysBetween(date, today);
    const isLess = row % 10 === 0 && age > 5 + (row % 20);
    const of = { date, id: idOf(date, row), asin: `B0TEST${row}`, linkId: `link-${row % 40}` };
    return { ...of, final: age >= lookBackDays, sales: isLess ? 8 : 10 + row / 100, clicks: 5 };
  });

const folder = await mkdtemp(join(tmpdir(), 'partnerdeck-bench-'));
const ledger = join(folder, 'ledger');
const { db, embedded, close } = await openDatabase({ folder: join(folder, 'app') });
if (!embedded) throw new Error('The database is embedded.');
const workspaceId = await addWorkspace(db);
const api = makeFakeApi({}, 1_000);
let today = first;
const now = () => new Date(`${today}T06:00:00.000Z`);
let stores = await openLedgerStores(ledger);
const syncs = createSyncs({ db, storeFor: (id) => stores.of(id), callFor: () => api.call, now });

async function refresh(from: Day): Promise<void> {
  const rows = eachDay({ from: firstRows, to: addDays(today, -1) }).flatMap((day) => rowsOf(day, today));
  api.rows.standard = rows.map(reportRow);
  api.rows.clicks = rows.map(({ sales: _, ...row }) => clickRow(row));
  await syncs.start(workspaceId, { sources: sourceIds, range: { from, to: today } });
  await syncs.settle();
  const { state } = await syncs.watch(workspaceId, sourceIds);
  if (state !== 'complete') throw new Error(`The refresh of ${today} is ${state}.`);
}

/** The size of all files of a folder. */
async function sizeOf(path: string): Promise<number> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const stats = await Promise.all(files.map((file) => stat(join(file.parentPath, file.name))));
  return stats.reduce((sum, { size }) => sum + size, 0);
}

const measured = new Map<string, number[]>();
const note = (name: string, value: unknown) =>
  measured.set(name, [...(measured.get(name) ?? []), Number(value)]);

/** Closing a file of the ledger writes what its log has into it. */
async function measure(): Promise<void> {
  await stores.close();
  stores = await openLedgerStores(ledger);
  note('file of the ledger, bytes', await sizeOf(ledger));
  const { read } = stores.of(workspaceId);
  for (const table of tableNames) {
    const [counted] = await read(`SELECT COUNT(*) AS rows FROM ${table}`);
    note(`${table}, rows`, counted?.rows);
  }
  const { rows = [] } = (await embedded?.query<{ name: string; size: string }>(sizesOfTables)) ?? {};
  for (const { name, size } of rows) note(`${name}, bytes`, size);
  console.error(`${today} measured`);
}

const sizesOfTables = `
  SELECT relname AS name, pg_total_relation_size(relid) AS size FROM pg_stat_user_tables WHERE schemaname = 'public'`;

await refresh(firstRows);
for (let day = 0; day <= days; day += 1) {
  today = addDays(first, day);
  await refresh(firstUnsettledDay(today));
  await pruneChanges(stores, now());
  await vacuum(embedded);
  if (day % everyDays === 0) await measure();
}
await syncs.close();
await stores.close();
await close();
await rm(folder, { recursive: true });

const grown = [...measured].filter(([, values]) => values.at(-1) !== values[0]);
const head = [
  '',
  ...(grown[0]?.[1].map((_, at) => `day ${at * everyDays}`) ?? []),
  'a day, of the last quarter',
];
const toRow = ([name, values]: [string, number[]]) => {
  const [before = 0, last = 0] = values.slice(-2);
  return [name, ...values.map(writeCount), ((last - before) / everyDays).toFixed(1)];
};
console.log(writeTable(head, grown.map(toRow)));
