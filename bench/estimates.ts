import { listClosings } from '@/features/closing/list-closings';
import type { Goal } from '@/features/goals/goal-shape';
import { listGoals } from '@/features/goals/list-goals';
import { goals } from '@/features/goals/schema';
import { toGoalColumns } from '@/features/goals/write-goal';
import { readEstimates } from '@/features/settlement/read-estimates';
import { makeMember } from '@/lib/access/testing/people';
import type { LedgerStore } from '@/lib/data/store/engine/store';
import { toDay } from '@/lib/data/terms/days';
import type { Db } from '@/lib/server/db/database';
import { onBothStores } from './measure/both-stores';
import { fillHistory } from './measure/fill-history';
import { fillYear, idOf } from './measure/fill-year';
import { compareInTurn } from './measure/load';
import { writeCount, writeJudged, writeTable } from './measure/table';

const rows = Number(process.env.BENCH_ROWS || 1_000_000);
const rounds = Number(process.env.BENCH_ROUNDS || 20);
/** `embedded` or `postgres` measures only that store. */
const only = process.argv[2];
const today = toDay(new Date());

/** Goals of this month for the workspace, ten brands and eight creators. */
const listed: Goal[] = [
  { metric: 'sales' as const, subject: null },
  { metric: 'commission' as const, subject: null },
  ...Array.from({ length: 10 }, (_, at) => ({ metric: 'sales' as const, subject: subjectOf('brand', at) })),
  ...Array.from({ length: 8 }, (_, at) => ({
    metric: 'commission' as const,
    subject: subjectOf('creator', at),
  })),
].map((goal) => ({ ...goal, currency: 'USD', period: today.slice(0, 7), target: '100000' }));

function subjectOf(kind: 'brand' | 'creator', at: number) {
  return { kind, id: idOf(at) };
}

const titles = ['estimates of the last year', 'months to close, with estimates', '20 goals, with forecasts'];

async function measure(db: Db, store: LedgerStore): Promise<number[]> {
  const { workspaceId, userId } = await makeMember(db, { role: 'owner' });
  await fillYear(store, workspaceId, { rows, links: 5_000, today });
  await fillHistory(store, workspaceId, { rows, today });
  await db.insert(goals).values(listed.map((goal) => ({ ...toGoalColumns(goal), workspaceId, userId })));
  if (store.kind === 'postgres') await store.write(({ run }) => run('ANALYZE'));
  const context = { id: workspaceId, db, store };
  let turn = 0;
  // A fetch at another time is another revision, so no answer comes from a cache.
  const changed = (ask: () => Promise<unknown>) => async () => {
    turn += 1;
    const fetchedAt = new Date(Date.parse(`${today}T00:00:00Z`) + turn * 1_000).toISOString();
    await store.write(({ run }) =>
      run('UPDATE ledger.windows SET fetched_at = $2 WHERE workspace = $1', [workspaceId, fetchedAt]),
    );
    await ask();
  };
  return compareInTurn(
    [
      changed(() => readEstimates(context)),
      changed(() => listClosings(context)),
      changed(() => listGoals(context, { top: 100, offset: 0, course: 'days' })),
    ],
    rounds,
  );
}

const { inside, outside } = await onBothStores(only, measure);

console.log(`\n${writeCount(rows)} report rows, p50 of ${rounds}\n`);
console.log(
  writeTable(
    ['question', 'embedded', 'Postgres'],
    titles.map((title, index) => [
      title,
      writeJudged(inside?.[index], 150),
      writeJudged(outside?.[index], 250),
    ]),
  ),
);
