import { readSettlement } from '@/features/settlement/read-settlement';
import { settlementQuerySchema } from '@/features/settlement/settlement-query';
import type { LedgerStore } from '@/lib/data/store/engine/store';
import { addDays, toDay } from '@/lib/data/terms/days';
import { sharedId } from '@/lib/data/testing/open-store';
import type { Db } from '@/lib/server/db/database';
import { onBothStores } from './measure/both-stores';
import { fillHistory } from './measure/fill-history';
import { fillYear, idOf, yearOf } from './measure/fill-year';
import { compareInTurn } from './measure/load';
import { writeCount, writeJudged, writeTable } from './measure/table';

const rows = Number(process.env.BENCH_ROWS || 1_000_000);
const rounds = Number(process.env.BENCH_ROUNDS || 20);
/** `embedded` or `postgres` measures only that store. */
const only = process.argv[2];
const today = toDay(new Date());
const year = yearOf(today);

const questions: [title: string, query: Record<string, string>][] = [
  ['year by creator', {}],
  ['year by product', { group: 'product' }],
  ['year by brand', { group: 'brand' }],
  ['year by link', { group: 'link' }],
  ['year by creator, largest share', { sort: 'share' }],
  ['one creator by product', { creators: idOf(7), group: 'product' }],
  ['one brand by creator', { brands: idOf(7) }],
  ['180 days by creator', { from: addDays(today, -180), to: today }],
];

let turn = 0;

async function measure(db: Db, store: LedgerStore): Promise<number[]> {
  await fillYear(store, sharedId, { rows, links: 5_000, today });
  await fillHistory(store, sharedId, { rows, today });
  if (store.kind === 'postgres') await store.write(({ run }) => run('ANALYZE'));
  const asks = questions.map(([, query]) => async () => {
    turn += 1;
    // Each answer has a different page, so that none comes from the cache.
    const input = settlementQuerySchema.parse({ ...year, top: String(100 - (turn % 50)), ...query });
    await readSettlement({ id: sharedId, db, store }, input);
  });
  return compareInTurn(asks, rounds);
}

const { inside, outside } = await onBothStores(only, measure);

console.log(`\n${writeCount(rows)} report rows, p50 of ${rounds}\n`);
console.log(
  writeTable(
    ['question', 'embedded', 'Postgres'],
    questions.map(([title], index) => [
      title,
      writeJudged(inside?.[index], 150),
      writeJudged(outside?.[index], 250),
    ]),
  ),
);
