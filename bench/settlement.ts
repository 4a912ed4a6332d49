import { readSettlement } from '@/features/settlement/read-settlement';
import { settlementQuerySchema } from '@/features/settlement/settlement-query';
import { addDays, toDay } from '@/lib/data/days';
import type { LedgerStore } from '@/lib/data/store/store';
import { sharedId } from '@/lib/data/testing/open-store';
import { lookAges } from '@/lib/data/windows/look-ages';
import { insertWindows, type WindowRecord } from '@/lib/data/windows/windows';
import { onBothStores } from './measure/both-stores';
import { fillYear, idOf, yearOf } from './measure/fill-year';
import { compareInTurn } from './measure/load';
import { writeCount, writeMs, writeTable } from './measure/table';

const rows = Number(process.env.BENCH_ROWS || 1_000_000);
const rounds = Number(process.env.BENCH_ROUNDS || 20);
/** `embedded` or `postgres` measures only that store. */
const only = process.argv[2];
const today = toDay(new Date());
const year = yearOf(today);
const ages = lookAges.map((age) => `(${age})`).join(', ');

/** Looks of daily fetches, and a change of every tenth row on a day of its first 42. */
async function fillHistory(store: LedgerStore): Promise<void> {
  const windows = (['reports:standard', 'reports:cpc'] as const).map(
    (source): WindowRecord => ({
      ...{ source, scope: '', ...year, status: 'ok', rows: rows / 2, pages: 1 },
      ...{ allFinal: false, fetchedAt: `${today}T00:00:00.000Z`, connection: 'bench', reason: null },
    }),
  );
  await store.write(async (session) => {
    await insertWindows(session, sharedId, windows);
    await session.run(
      `INSERT INTO ledger.looks (workspace, source, scope, day, age, seen, seen_at)
       SELECT workspace, source, '', day, age, age, CAST(day + age AS VARCHAR) || 'T06:00:00.000Z'
       FROM (SELECT DISTINCT workspace, source, day FROM ledger.day_sums) AS days
       CROSS JOIN (VALUES ${ages}) AS ages(age) WHERE day + age <= CAST('${today}' AS DATE)`,
    );
    await session.run(
      `INSERT INTO ledger.differences (workspace, source, scope, day, age, currency, brand, product, creator, link,
         sales, commission, conversions)
       SELECT workspace, source, '', day, age, currency, brand, product, creator, link, -sales, -commission, -1
       FROM (SELECT *, 3 + CAST(sales AS INTEGER) % 40 AS age FROM ledger.reports WHERE CAST(commission * 100 AS INTEGER) % 10 = 0) AS r
       WHERE day + age <= CAST('${today}' AS DATE)`,
    );
  });
}

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

async function measure(store: LedgerStore): Promise<number[]> {
  await fillYear(store, sharedId, { rows, links: 5_000, today });
  await fillHistory(store);
  if (store.kind === 'postgres') await store.write(({ run }) => run('ANALYZE'));
  const asks = questions.map(([, query]) => async () => {
    turn += 1;
    // Each answer has a different page, so that none comes from the cache.
    const input = settlementQuerySchema.parse({ ...year, top: String(100 - (turn % 50)), ...query });
    await readSettlement({ workspaceId: sharedId, store, attributes: String(turn) }, input);
  });
  return compareInTurn(asks, rounds);
}

const { inside, outside } = await onBothStores(only, (_, store) => measure(store));

console.log(`\n${writeCount(rows)} report rows, p50 of ${rounds}\n`);
const judge = (ms: number | undefined, target: number) =>
  ms === undefined ? 'not measured' : `${writeMs(ms)} (${ms <= target ? 'holds' : 'MISSED'} ${target} ms)`;
console.log(
  writeTable(
    ['question', 'embedded', 'Postgres'],
    questions.map(([title], index) => [title, judge(inside?.[index], 150), judge(outside?.[index], 250)]),
  ),
);
