import { tupleKey } from '@/lib/base/tuple-key';
import type { Sums } from '@/lib/data/read/figures';
import { readGroupSeries } from '@/lib/data/read/summary/summary-groups';
import { dailyTotals } from '@/lib/data/read/summary/summary-query';
import { readSeries } from '@/lib/data/read/summary/summary-series';
import type { Session } from '@/lib/data/store/engine/store';
import type { FreshLedger } from '@/lib/data/store/workspace';
import type { Day, DayRange } from '@/lib/data/terms/days';
import { dimensionInfo } from '@/lib/data/terms/dimensions';
import { writeFilterValue } from '@/lib/data/terms/filters/filter-value';
import type { Units } from '@/lib/data/terms/units';
import { type Goal, type GoalScope, type GoalSubject, goalScopes } from './goal-shape';

/** What a currency had on a day, of the rows that a goal counts. */
export type DaySum = { currency: string; day: Day; value: Units; open: boolean };

type Line = { currency: string; day: Day; sums: Sums };

const keyOf = (subject: GoalSubject | null) => tupleKey(subject?.kind ?? null, subject?.id ?? null);

/**
 * Reads what the days of goals have, by currency: one statement for the workspace, and one for each kind of subjects. Days
 * without rows are absent.
 */
export async function readDays(
  read: Session['read'],
  context: FreshLedger,
  goals: readonly Goal[],
  range: DayRange,
): Promise<(goal: Goal) => DaySum[]> {
  const lines = new Map<string, Line[]>();
  if (goals.some(({ subject }) => subject === null)) {
    lines.set(keyOf(null), await readWorkspace(read, context, range));
  }
  for (const kind of goalScopes) {
    const ids = new Set(goals.flatMap(({ subject }) => (subject?.kind === kind ? [subject.id] : [])));
    if (ids.size === 0) continue;
    for (const { key, ...line } of await readSubjects(read, context, range, { kind, ids: [...ids] })) {
      const own = keyOf({ kind, id: key });
      const known = lines.get(own) ?? [];
      known.push(line);
      lines.set(own, known);
    }
  }
  return ({ metric, currency, subject }) =>
    (lines.get(keyOf(subject)) ?? [])
      .filter((line) => currency === null || line.currency === currency)
      .map(({ sums, ...line }) => ({ ...line, value: sums[metric], open: sums.any }));
}

async function readWorkspace(read: Session['read'], context: FreshLedger, range: DayRange): Promise<Line[]> {
  const found = await readSeries(read, context, dailyTotals(range, {}));
  return found.flatMap(({ currency, buckets }) =>
    [...buckets].map(([day, sums]) => ({ currency, day, sums })),
  );
}

/** A row counts once for each group that has its creator or product. */
async function readSubjects(
  read: Session['read'],
  context: FreshLedger,
  range: DayRange,
  { kind, ids }: { kind: GoalScope; ids: readonly string[] },
): Promise<(Line & { key: string })[]> {
  const values = ids.map((id) => writeFilterValue(kind, id));
  const query = dailyTotals(range, { [dimensionInfo[kind].filter]: values });
  const found = await readGroupSeries(read, context, { query, ranges: [range], dimension: kind }, ids);
  return found.flatMap(({ currency, key, bucket, sums }) =>
    key === null || bucket === null ? [] : [{ currency, key, day: bucket, sums }],
  );
}
