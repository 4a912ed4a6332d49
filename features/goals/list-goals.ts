import { and, asc, desc, gte, inArray, lte, type SQL } from 'drizzle-orm';
import { readEstimates } from '@/features/settlement/read-estimates';
import { ownGroups } from '@/lib/data/read/groups/own-groups';
import { freshen } from '@/lib/data/read/links/freshen';
import { readNames } from '@/lib/data/read/query/read-names';
import { namedGroups } from '@/lib/data/store/groups-schema';
import { readReceipt } from '@/lib/data/store/windows/receipt';
import { createAnswerCache } from '@/lib/data/store/windows/revision';
import type { Ledger } from '@/lib/data/store/workspace';
import { nowOf } from '@/lib/data/store/workspace';
import { makeBasis, type RowsBasis, rowsBasis } from '@/lib/data/terms/basis';
import { datasets } from '@/lib/data/terms/datasets';
import { addDays, type Day, type DayRange, earlierOf, toDay } from '@/lib/data/terms/days';
import { dimensionInfo } from '@/lib/data/terms/dimensions';
import type { Filters } from '@/lib/data/terms/filters/filter-dimensions';
import { isGroupDimension } from '@/lib/data/terms/group-dimensions';
import { clipRanges } from '@/lib/data/terms/ranges/gaps';
import type { Receipt } from '@/lib/data/terms/receipt-shape';
import type { Db } from '@/lib/server/db/database';
import type { GoalFilters, GoalsQuery } from './goal';
import type { GoalProgress, GoalScope, Goals, StoredGoal } from './goal-shape';
import { describeGone } from './measure-goal';
import { ownGoals } from './own-goals';
import { isSettling, neededDays, readGoalProgress } from './read-progress';
import { goals } from './schema';
import { fromGoalColumns } from './write-goal';

/** What goals have reached, and the receipt of their days. */
type Measured = Pick<Goals, 'goals' | 'range' | 'receipt' | 'basis'>;

const cacheMeasured = createAnswerCache<Measured>();

/** A page of a workspace's goals with their progress, by stored rows. Fetches nothing. */
export async function listGoals(
  ledger: Ledger,
  { top, offset, course, ...filters }: GoalsQuery,
): Promise<Goals> {
  const { id: workspaceId, db } = ledger;
  const matching = whereGoals(workspaceId, filters);
  const [rows, total, stored] = await Promise.all([
    selectGoals(db, matching).limit(top).offset(offset),
    db.$count(goals, matching),
    db.$count(goals, ownGoals(workspaceId)),
  ]);
  const measured = await measureGoals(ledger, await nameGoals(ledger, rows));
  const shown = measured.goals.map((goal) => (course === 'days' ? goal : { ...goal, course: null }));
  return { ...measured, goals: shown, total, stored };
}

/** Like `listGoals`, but all that match. A workspace has at most 1,000. */
export async function listAllGoals(ledger: Ledger, filters: GoalFilters): Promise<Measured> {
  const rows = await selectGoals(ledger.db, whereGoals(ledger.id, filters));
  return measureGoals(ledger, await nameGoals(ledger, rows));
}

/** The newest period first, the shorter one before the longer. */
const selectGoals = (db: Db, matching: SQL | undefined) =>
  db.select().from(goals).where(matching).orderBy(desc(goals.lastDay), desc(goals.firstDay), asc(goals.id));

const whereGoals = (workspaceId: string, { from, to }: GoalFilters): SQL | undefined =>
  and(
    ownGoals(workspaceId),
    to === undefined ? undefined : lte(goals.firstDay, to),
    from === undefined ? undefined : gte(goals.lastDay, from),
  );

async function measureGoals(ledger: Ledger, named: readonly NamedGoal[]): Promise<Measured> {
  const { store } = ledger;
  const context = await freshen(ledger, groupsOf(named));
  const { sources } = datasets.reports;
  const today = toDay(nowOf(context));
  const alive = named.filter(({ gone }) => !gone).map(({ goal }) => goal);
  const measure = async () => {
    const estimates = alive.some((goal) => isSettling(goal, today)) ? await readEstimates(ledger) : null;
    return store.snapshot(async ({ read }): Promise<Measured> => {
      const found = await readGoalProgress(read, context, alive, estimates);
      const progress = new Map(found.map((one) => [one.id, one]));
      const all = named.map(({ goal }) => progress.get(goal.id) ?? describeGone(goal, today));
      const range = findShownDays(all, today);
      const needed = listNeeded(all, today);
      const every = { from: needed.map(({ from }) => from).reduce(earlierOf, today), to: today };
      const whole = await readReceipt(read, context, sources, every);
      const receipt = await readReceipt(read, context, sources, range);
      return {
        goals: all,
        range,
        receipt,
        basis: makeBasis(listBasis(needed, whole), context.lists, context.unknownValues),
      };
    });
  };
  return cacheMeasured(context, sources, named, measure);
}

/** The filters of groups that goals are set for. */
function groupsOf(named: readonly NamedGoal[]): Filters {
  const filters: Filters = {};
  for (const { goal } of named) {
    if (!goal.subject || !isGroupDimension(goal.subject.kind)) continue;
    const name = dimensionInfo[goal.subject.kind].filter;
    filters[name] = [...(filters[name] ?? []), goal.subject.id];
  }
  return filters;
}

/** Days for which the result of a goal is still news. Its period may have begun a quarter before. */
const recentDays = 92;

/** The days up to today that running and recent goals come from. */
function findShownDays(all: readonly GoalProgress[], today: Day): DayRange {
  const shown = all.filter(({ range }) => range.to >= addDays(today, -recentDays));
  return {
    from: listNeeded(shown, today)
      .map(({ from }) => from)
      .reduce(earlierOf, today),
    to: today,
  };
}

/** The days that goals come from, once for each period. */
function listNeeded(all: readonly GoalProgress[], today: Day): DayRange[] {
  const periods = new Set(all.filter(({ state }) => state !== 'gone').map(({ period }) => period));
  return [...periods].flatMap((period) => neededDays(period, today) ?? []);
}

function listBasis(
  needed: readonly DayRange[],
  { gaps, loadedEarly }: Pick<Receipt, 'gaps' | 'loadedEarly'>,
): RowsBasis[] {
  return needed.map((range) => {
    const own = clipRanges(gaps, range);
    const [first] = own;
    const isEmpty = first?.from === range.from && first.to === range.to;
    return rowsBasis(['reports'], range, {
      state: own.length === 0 ? 'complete' : isEmpty ? 'empty' : 'partial',
      gaps: own,
      loadedEarly: clipRanges(loadedEarly, range),
    });
  });
}

/** `gone`: whether its group was deleted. */
type NamedGoal = { goal: StoredGoal; gone: boolean };

async function nameGoals(
  { id: workspaceId, db, store }: Ledger,
  rows: readonly (typeof goals.$inferSelect)[],
): Promise<NamedGoal[]> {
  const idsOf = (...kinds: GoalScope[]) =>
    rows.flatMap(({ subjectKind: kind, subjectId: id }) => (kind && id && kinds.includes(kind) ? [id] : []));
  const [brand, creator, groups] = await Promise.all([
    readNames(store.read, workspaceId, 'brand', idsOf('brand')),
    readNames(store.read, workspaceId, 'creator', idsOf('creator')),
    readGroupNames(db, workspaceId, idsOf('creator_group', 'product_group')),
  ]);
  const names = { brand, creator, creator_group: groups, product_group: groups };
  return rows.map((row) => {
    const goal = fromGoalColumns(row);
    const { subject } = goal;
    const name = (subject && names[subject.kind].get(subject.id)) ?? null;
    const gone = subject !== null && isGroupDimension(subject.kind) && name === null;
    return { goal: { ...goal, id: row.id, name }, gone };
  });
}

async function readGroupNames(
  db: Db,
  workspaceId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const found = await db
    .select({ id: namedGroups.id, name: namedGroups.name })
    .from(namedGroups)
    .where(and(ownGroups(workspaceId), inArray(namedGroups.id, [...ids])));
  return new Map(found.map(({ id, name }) => [id, name]));
}
