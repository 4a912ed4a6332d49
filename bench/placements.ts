import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { readEarnings } from '@/features/earnings/earnings';
import { earningsQuerySchema } from '@/features/earnings/earnings-query';
import { addDays, toDay } from '@/lib/data/days';
import { refreshPlacements } from '@/lib/data/links/refresh-placements';
import { madeLinks } from '@/lib/data/links/schema';
import type { LedgerStore } from '@/lib/data/store/store';
import { summarize } from '@/lib/data/summary/summary';
import { summaryQuerySchema } from '@/lib/data/summary/summary-query';
import { openStore } from '@/lib/data/testing/open-store';
import { users, workspaces } from '@/lib/server/accounts/schema';
import { type Db, openDatabase } from '@/lib/server/db/database';
import { startPostgres } from '@/lib/testing/postgres';
import { fillYear, yearOf } from './measure/fill-year';
import { compareInTurn } from './measure/load';
import { writeCount, writeMs, writeTable } from './measure/table';

const rows = Number(process.env.BENCH_ROWS || 1_000_000);
const links = Number(process.env.BENCH_LINKS || 50_000);
const rounds = Number(process.env.BENCH_ROUNDS || 20);
const today = toDay(new Date());
const year = yearOf(today);
/** `embedded` or `postgres` measures only that store. */
const only = process.argv[2];

/** Every 25th link belongs to the creator whose earnings are requested. */
async function placeLinks(db: Db): Promise<{ workspaceId: string; creatorId: string }> {
  const [workspace] = await db.insert(workspaces).values({ name: 'Bench' }).returning();
  const people = ['bench', 'creator'].map((name) => ({ email: `${name}@example.com`, name }));
  const [user, creator] = await db.insert(users).values(people).returning();
  if (!workspace || !user || !creator) throw new Error('No workspace was made.');
  const made = Array.from({ length: links }, (_, at) => ({
    ...{
      workspaceId: workspace.id,
      userId: (at % 25 ? user : creator).id,
      linkId: `link${at}`,
      productId: `P${at % 2_000}`,
    },
    ...{ subid1: `place ${at % 500}`, subid2: `post ${at % 20_000}`, marketplace: 'marketplace.com' },
    ...{ type: 'product', url: 'https://example.com', mobileUrl: 'https://example.com' },
  }));
  for (let start = 0; start < made.length; start += 1_000) {
    await db.insert(madeLinks).values(made.slice(start, start + 1_000));
  }
  return { workspaceId: workspace.id, creatorId: creator.id };
}

const questions: [title: string, query: Record<string, string>][] = [
  ['top 50 by subid 1, year', { group: 'subid1', top: '50' }],
  ['top 50 by subid 2, year', { group: 'subid2', top: '50' }],
  ['top 50 by link’s product, year', { group: 'link_product', top: '50' }],
  ['one subid by product, year', { subids1: 'place 7', group: 'product', top: '50' }],
  ['top 50 by subid 1, 28 days', { from: addDays(today, -27), group: 'subid1', top: '50' }],
];

/** `times` is the p50 of each request in ms; `work` is this process's CPU time in ms for one of each. */
type Measured = { times: number[]; work: number[] };

async function measure(db: Db, store: LedgerStore): Promise<Measured> {
  const { workspaceId, creatorId } = await placeLinks(db);
  await fillYear(store, workspaceId, { rows, links, today });
  const began = performance.now();
  await refreshPlacements(db, store, workspaceId);
  if (store.kind === 'postgres') await db.execute(sql`ANALYZE`);
  console.log(`  links copied or found in ${writeMs(performance.now() - began)}`);
  const asks = questions.map(([, query]) => async () => {
    await refreshPlacements(db, store, workspaceId);
    const input = summaryQuerySchema.parse({ ...year, series: 'none', sort: 'commission', ...query });
    await summarize({ workspaceId, store }, input);
  });
  const readOwn = async () => {
    await refreshPlacements(db, store, workspaceId);
    const input = earningsQuerySchema.parse({ ...year, grain: 'week', top: '500' });
    await readEarnings({ workspaceId, store }, input, creatorId);
  };
  const all = [...asks, readOwn];
  const times = await compareInTurn(all, rounds);
  const work: number[] = [];
  for (const ask of all) {
    const before = process.cpuUsage();
    await ask();
    const { user, system } = process.cpuUsage(before);
    work.push((user + system) / 1_000);
  }
  return { times, work };
}

const folder = await mkdtemp(join(tmpdir(), 'partnerdeck-bench-'));
let inside: Measured | undefined;
if (only !== 'postgres') {
  const embedded = await openDatabase({ folder: join(folder, 'app') });
  const duckdb = await openStore(join(folder, 'ledger'));
  inside = await measure(embedded.db, duckdb);
  await duckdb.close();
  await embedded.close();
}
await rm(folder, { recursive: true });

const server = only === 'embedded' ? null : await startPostgres({ shared_buffers: '2GB' });
const remote = server && (await openDatabase({ url: server.url }));
let outside: Measured | undefined;
if (remote?.pools) {
  const store = await openStore(remote.pools);
  outside = await measure(remote.db, store);
  await store.close();
  await remote.close();
}
await server?.stop();

console.log(`\n${writeCount(rows)} report rows, ${writeCount(links)} links, p50 of ${rounds}\n`);
const judge = (ms: number | undefined, target: number) =>
  ms === undefined ? 'not measured' : `${writeMs(ms)} (${ms <= target ? 'holds' : 'MISSED'} ${target} ms)`;
console.log(
  writeTable(
    ['question', 'embedded', 'its processor time', 'Postgres'],
    [...questions.map(([title]) => title), 'earnings of one creator, year'].map((title, index) => [
      title,
      judge(inside?.times[index], 120),
      inside ? writeMs(inside.work[index] ?? 0) : 'not measured',
      judge(outside?.times[index], 200),
    ]),
  ),
);
