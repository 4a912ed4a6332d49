import { betweenValues } from '@/lib/data/store/engine/column-text';
import type { Session, SqlValue } from '@/lib/data/store/engine/store';
import { type DayTable, dayTableNames, insertDays } from '@/lib/data/store/engine/tables';
import { type DatasetName, datasets, dayDimensions } from '@/lib/data/terms/datasets';
import type { Day } from '@/lib/data/terms/days';
import type { Dimension } from '@/lib/data/terms/dimensions';
import { type Filters, filterDimensions, setFilters } from '@/lib/data/terms/filters/filter-dimensions';
import { dropMonths } from './month-sums';

/** A select of days from their text, as column `given_day`. */
export const selectDays = (session: Session, text: string): string =>
  `SELECT CAST(day_text AS DATE) AS given_day FROM (SELECT unnest(${session.splitText(text)}) AS day_text) AS texts`;

/**
 * Recomputes the sums of days of one scope, in the transaction that changed their rows. `scope`: workspace, source,
 * scope.
 */
export async function sumDays(
  session: Session,
  dataset: DatasetName,
  scope: readonly SqlValue[],
  days: readonly Day[],
): Promise<void> {
  const ours = `workspace = $1 AND source = $2 AND scope = $3 AND day IN (${selectDays(session, '$4')})`;
  const values = [...scope, days.join(betweenValues)];
  await dropMonths(session, scope, days);
  for (const table of dayTableNames) {
    await session.run(`DELETE FROM ${table} WHERE ${ours}`, values);
    await session.run(insertDays(dataset, table, `WHERE ${ours}`), values);
  }
}

/** The source of sums by day, and by `dimension` if there is one: the day sums, unless a filter needs the rows. */
export function daysOf(
  dataset: DatasetName,
  filters: Filters,
  dimension?: Dimension,
): { from: string; rowCount: string } {
  const { table, sources } = datasets[dataset];
  const isFiner = setFilters(filters).some((name) => !dayDimensions.includes(filterDimensions[name]));
  if (isFiner) return { from: table, rowCount: 'COUNT(*)' };
  const listed = sources.map((source) => `'${source}'`).join(', ');
  const days: DayTable =
    dimension === 'brand' || filters.brands ? 'ledger.brand_day_sums' : 'ledger.day_sums';
  return {
    from: `(SELECT * FROM ${days} WHERE source IN (${listed})) AS sums`,
    rowCount: 'SUM(row_count)',
  };
}
