import { sql } from 'drizzle-orm';
import { readEarnings } from '@/features/earnings/earnings';
import { earningsQuerySchema } from '@/features/earnings/earnings-query';
import { refreshPlacements } from '@/lib/data/read/links/refresh-placements';
import { summarize } from '@/lib/data/read/summary/summary';
import { summaryQuerySchema } from '@/lib/data/read/summary/summary-query';
import type { LedgerStore } from '@/lib/data/store/engine/store';
import { addDays } from '@/lib/data/terms/days';
import type { Db } from '@/lib/server/db/database';
import { onBothStores } from './measure/both-stores';
import { fillRows, links, placeLinks, rows, today, year } from './measure/fill-links';
import { compareInTurn } from './measure/load';
import { writeCount, writeJudged, writeMs, writeTable } from './measure/table';

const rounds = Number(process.env.BENCH_ROUNDS || 20);
/** `embedded` or `postgres` measures only that store. */
const only = process.argv[2];

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
  await fillRows(store, workspaceId);
  const began = performance.now();
  await refreshPlacements(db, store, workspaceId);
  if (store.kind === 'postgres') await db.execute(sql`ANALYZE`);
  console.log(`  links copied or found in ${writeMs(performance.now() - began)}`);
  const asks = questions.map(([, query]) => async () => {
    await refreshPlacements(db, store, workspaceId);
    const input = summaryQuerySchema.parse({ ...year, series: 'none', sort: 'commission', ...query });
    await summarize({ id: workspaceId, db, store }, input);
  });
  const readOwn = async () => {
    await refreshPlacements(db, store, workspaceId);
    const input = earningsQuerySchema.parse({ ...year, grain: 'week', top: '500' });
    await readEarnings({ id: workspaceId, db, store }, input, creatorId);
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

const { inside, outside } = await onBothStores(only, measure);

console.log(`\n${writeCount(rows)} report rows, ${writeCount(links)} links, p50 of ${rounds}\n`);
console.log(
  writeTable(
    ['question', 'embedded', 'its processor time', 'Postgres'],
    [...questions.map(([title]) => title), 'earnings of one creator, year'].map((title, index) => [
      title,
      writeJudged(inside?.times[index], 120),
      inside ? writeMs(inside.work[index] ?? 0) : 'not measured',
      writeJudged(outside?.times[index], 200),
    ]),
  ),
);
