import type { LedgerStore, Session, SqlValue } from '@/lib/data/store/engine/store';
import { storedSums, sumNames } from '@/lib/data/store/engine/tables';
import {
  type DatasetName,
  datasetOf,
  datasets,
  listDimensions,
  type SourceId,
} from '@/lib/data/terms/datasets';
import {
  addDays,
  type Day,
  type DayRange,
  eachBucket,
  earlierOf,
  endOfMonth,
  startOfBucket,
} from '@/lib/data/terms/days';
import type { Dimension } from '@/lib/data/terms/dimensions';
import { isGroupDimension } from '@/lib/data/terms/group-dimensions';
import { isPlacement } from '@/lib/data/terms/placement-dimensions';
import { type Holder, requireFence } from './fence';
import { labelOf } from './summary-sql';

/**
 * Sums by month and dimension, computed from stored rows when a sync ends. They are a cache: every write of rows drops
 * the sums of its month, and a month without sums is read from rows. A row without a dimension marks a month as summed. Its
 * key names the summed dimensions: a month that lacks one of today's is read from rows until a sync sums it again.
 */
const marker = '';

/** Excludes brb, which has few rows and many scopes. */
export const summedSources = (dataset: DatasetName): readonly SourceId[] =>
  dataset === 'brb' ? [] : datasets[dataset].sources;

/**
 * `ledger.day_sums` has two other dimensions, `ledger.placements` has the link attributes, and `ledger.group_members` has
 * the named groups.
 */
export const isSummedByMonth = (dimension: Dimension): boolean =>
  dimension !== 'marketplace' &&
  dimension !== 'payout_model' &&
  !isPlacement(dimension) &&
  !isGroupDimension(dimension);

/** The days of rows of one month, as a bit of each. The first of the month is the lowest one. */
export const daysOfMonth = 'BIT_OR(CAST(1 AS INTEGER) << (CAST(EXTRACT(DAY FROM day) AS INTEGER) - 1))';

/** Months that are completely in the range. */
const wholeMonths = (range: DayRange): Day[] =>
  eachBucket(range, 'month').filter((month) => month >= range.from && endOfMonth(month) <= range.to);

const marks = (values: readonly unknown[], after: number): string =>
  values.map((_, index) => `$${index + 1 + after}`).join(', ');

/** Months of the range whose sums can be read instead of rows, for each source of the dataset. */
export async function listSummedMonths(
  read: Session['read'],
  workspaceId: string,
  dataset: DatasetName,
  range: DayRange,
): Promise<Day[]> {
  const sources = summedSources(dataset);
  if (sources.length === 0 || wholeMonths(range).length === 0) return [];
  const rows = await read(
    `SELECT month FROM ledger.months WHERE workspace = $1 AND ${isSummed(dataset)}
       AND month BETWEEN CAST($2 AS DATE) AND CAST($3 AS DATE) AND source IN (${marks(sources, 3)})
     GROUP BY month HAVING COUNT(*) = ${sources.length} ORDER BY month`,
    [workspaceId, range.from, range.to, ...sources],
  );
  return rows.map(({ month }) => String(month)).filter((month) => endOfMonth(month) <= range.to);
}

/** The parts of a range that are not in these complete months, in order. */
export function withoutMonths(range: DayRange, months: readonly Day[]): DayRange[] {
  const rest: DayRange[] = [];
  let { from } = range;
  for (const month of months) {
    if (from < month) rest.push({ from, to: addDays(month, -1) });
    from = addDays(endOfMonth(month), 1);
  }
  return from <= range.to ? [...rest, { from, to: range.to }] : rest;
}

/** Sums the past months of a range that have no sums yet, one transaction per month. Throws LeaseLostError. */
export async function sumMonths(
  store: LedgerStore,
  holder: Holder,
  source: SourceId,
  { range, today }: { range: DayRange; today: Day },
): Promise<void> {
  const dataset = datasetOf(source);
  if (!summedSources(dataset).includes(source)) return;
  const key = [holder.workspaceId, source, ''];
  const months = wholeMonths({ from: range.from, to: earlierOf(range.to, addDays(today, -1)) });
  if (months.length === 0) return;
  const summed = await store.read(
    `SELECT month FROM ledger.months WHERE workspace = $1 AND source = $2 AND scope = $3 AND ${isSummed(dataset)}`,
    key,
  );
  const known = new Set(summed.map(({ month }) => String(month)));
  for (const month of months.filter((day) => !known.has(day))) {
    await store.write(async (session) => {
      await requireFence(session, source, holder);
      await sumMonth(session, dataset, key, month);
    });
  }
}

async function sumMonth(session: Session, dataset: DatasetName, key: readonly SqlValue[], month: Day) {
  const { run } = session;
  const { table, dimensions } = datasets[dataset];
  const days =
    'workspace = $1 AND source = $2 AND scope = $3 AND day BETWEEN CAST($4 AS DATE) AND CAST($5 AS DATE)';
  await dropMonths(session, key, [month]);
  for (const dimension of listSummed(dataset)) {
    await run(
      `INSERT INTO ledger.months
         (workspace, source, scope, month, dimension, key, label, currency, final, ${sumNames.join(', ')}, days)
       SELECT workspace, source, scope, CAST($4 AS DATE), '${dimension}', ${dimensions[dimension]}, ${labelOf(dataset, dimension)},
         currency, final, ${storedSums(dataset)}, ${daysOfMonth}
       FROM ${table} WHERE ${days} GROUP BY workspace, source, scope, ${dimensions[dimension]}, currency, final`,
      [...key, month, endOfMonth(month)],
    );
  }
  await run(
    `INSERT INTO ledger.months (workspace, source, scope, month, dimension, key, currency, final, days)
     VALUES ($1, $2, $3, CAST($4 AS DATE), '${marker}', '${writeSummed(dataset)}', '', TRUE, 0)`,
    [...key, month],
  );
}

const listSummed = (dataset: DatasetName): Dimension[] => listDimensions(dataset).filter(isSummedByMonth);

const writeSummed = (dataset: DatasetName): string => listSummed(dataset).toSorted().join(' ');

/** The condition of rows that mark a month as summed by every dimension of today. */
const isSummed = (dataset: DatasetName): string =>
  `dimension = '${marker}' AND key = '${writeSummed(dataset)}'`;

/**
 * Drops the sums of these days' months, in the transaction that changes their rows. `key`: workspace, source, scope.
 */
export async function dropMonths(
  { run }: Session,
  key: readonly SqlValue[],
  days: readonly Day[],
): Promise<void> {
  const months = [...new Set(days.map((day) => startOfBucket(day, 'month')))];
  const listed = months.map((_, index) => `CAST($${index + 4} AS DATE)`).join(', ');
  await run(
    `DELETE FROM ledger.months WHERE workspace = $1 AND source = $2 AND scope = $3 AND month IN (${listed})`,
    [...key, ...months],
  );
}
