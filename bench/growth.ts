import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { refreshWorkspace } from '@/features/refresh/refresh-workspace';
import { sourceIds } from '@/lib/data/datasets';
import { addDays, type Day } from '@/lib/data/days';
import { storeNames } from '@/lib/data/lists/store-names';
import { openLedgerStores } from '@/lib/data/store/open';
import { tableNames } from '@/lib/data/store/tables';
import { createSyncs } from '@/lib/data/sync/syncs';
import { pruneChanges } from '@/lib/data/windows/prune-changes';
import { addMissingDays } from '@/lib/platform/seed/add-missing-days';
import { createDemoKeys } from '@/lib/platform/seed/demo-keys';
import { seedPlatform } from '@/lib/platform/seed/seed-platform';
import { tinyPlan } from '@/lib/platform/seed/tiny-plan';
import { createPlatform } from '@/lib/platform/service';
import { makeMember } from '@/lib/server/accounts/testing/people';
import { addConnection } from '@/lib/server/connections/add-connection';
import { testVault } from '@/lib/server/connections/testing/vault';
import { openDatabase } from '@/lib/server/db/open-database';
import { createGateway } from '@/lib/server/gateway/gateway';
import { createHandlerTransport } from '@/lib/server/gateway/transport';
import { writeCount, writeTable } from './measure/table';

/** Refreshes, one a day, and how often the disk is measured. */
const days = Number(process.env.BENCH_DAYS || 60);
const everyDays = Math.ceil(days / 4);
const first: Day = '2026-03-01';
const rowsPerDay = 100;

/** A seller of three brands with four months of rows, because bonuses are asked for by brand. */
const [seller] = tinyPlan.sellers;
if (!seller) throw new Error('The plan has no seller.');
const plan = {
  creators: 24,
  days: 120,
  sellers: [{ ...seller, brands: 3, reportRows: 120 * rowsPerDay }],
};

const folder = await mkdtemp(join(tmpdir(), 'partnerdeck-bench-'));
const ledger = join(folder, 'ledger');
const { db, embedded, close: closeDatabase } = await openDatabase({ folder: join(folder, 'app') });
await seedPlatform(db, { size: plan, seed: 42, today: first });
const { workspaceId } = await makeMember(db);
const { sellerKey: key } = await createDemoKeys(db);
await addConnection(db, testVault, { workspaceId, family: 'seller', key });
const platform = createPlatform({ db, publicUrl: 'https://example.com' });
const gateway = createGateway({ db, vault: testVault, transport: createHandlerTransport(platform.fetch) });
const walk = gateway.callFor(workspaceId, 'sync');

let today = first;
const now = () => new Date(`${today}T06:00:00.000Z`);
let stores = await openLedgerStores(ledger);
const catalogOf = () => ({ id: workspaceId, db, store: stores.of(workspaceId), walk, now });
const syncs = createSyncs({
  ...{ db, storeFor: (id) => stores.of(id), callFor: () => walk, now },
  nameRows: (_, rows, signal) => storeNames(catalogOf(), rows, signal),
});

/** The size of all files of a folder. */
async function sizeOf(path: string): Promise<number> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(
    files.map(async (file) => (await stat(join(file.parentPath, file.name))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

const sizes = new Map<string, number[]>();
const note = (name: string, value: unknown) => sizes.set(name, [...(sizes.get(name) ?? []), Number(value)]);

const sizesOfTables = `
  SELECT schemaname || '.' || relname AS name, pg_total_relation_size(relid) AS size FROM pg_stat_user_tables`;

/** Closing a file writes what its log has into it. */
async function measure(): Promise<void> {
  await stores.close();
  stores = await openLedgerStores(ledger);
  note('file of the ledger, bytes', await sizeOf(ledger));
  const { read } = stores.of(workspaceId);
  for (const table of tableNames)
    note(`${table}, rows`, (await read(`SELECT COUNT(*) AS n FROM ${table}`))[0]?.n);
  const { rows = [] } = (await embedded?.query<{ name: string; size: string }>(sizesOfTables)) ?? {};
  const isOfPlatform = ({ name }: { name: string }) => name.startsWith('platform.');
  const add = (some: typeof rows) => some.reduce((sum, { size }) => sum + Number(size), 0);
  note('database of the dashboard, bytes', add(rows.filter((row) => !isOfPlatform(row))));
  note('database of the platform, bytes', add(rows.filter(isOfPlatform)));
  for (const row of rows.filter((row) => !isOfPlatform(row))) note(`${row.name}, bytes`, row.size);
  console.error(`${today} measured`);
}

await syncs.start(workspaceId, {
  sources: sourceIds,
  range: { from: addDays(first, 1 - plan.days), to: first },
});
await syncs.settle();
const { signal } = new AbortController();
for (let day = 0; day <= days; day += 1) {
  today = addDays(first, day);
  await addMissingDays(db, { today });
  const { problem } = await refreshWorkspace({ catalog: catalogOf(), syncs, now, everyMs: 10 }, signal);
  if (problem) throw new Error(problem);
  await pruneChanges(stores, now());
  if (day % everyDays === 0) await measure();
}
await syncs.close();
await platform.close();
await stores.close();
await closeDatabase();
await rm(folder, { recursive: true });

const head = ['', ...Array.from({ length: 5 }, (_, at) => `day ${at * everyDays}`), 'a day, last quarter'];
const grown = [...sizes].filter(([, values]) => values.at(-1) !== values[0]);
console.log(
  writeTable(
    head,
    grown.map(([name, values]) => {
      const [before = 0, last = 0] = values.slice(-2);
      return [name, ...values.map(writeCount), ((last - before) / everyDays).toFixed(1)];
    }),
  ),
);
