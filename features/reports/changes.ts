import { type RowNames, readRowNames } from '@/lib/data/read/query/read-names';
import type { SqlRow } from '@/lib/data/store/engine/store';
import type { Ledger } from '@/lib/data/store/workspace';
import { type DatasetName, datasetOf, type SourceId, sourceIds } from '@/lib/data/terms/datasets';
import { type BaseMetric, baseMetrics } from '@/lib/data/terms/metrics';
import { toUnits, unitsText } from '@/lib/data/terms/units';
import type { Change, ChangeKind, Changes } from './change-shape';
import type { ChangesQuery } from './changes-query';

const kinds: readonly ChangeKind[] = ['changed', 'late', 'removed'];

/**
 * Changes since a moment, for "what changed since your last visit". Ranked per currency and field, because amounts of
 * two currencies are not comparable.
 */
export async function listChanges(context: Ledger, query: ChangesQuery): Promise<Changes> {
  const values = [context.id, query.since];
  const where = 'workspace = $1 AND changed_at > $2';
  return context.store.snapshot(async ({ read }) => {
    const totals = await read(
      `SELECT CASE WHEN source LIKE 'reports%' THEN 'reports:standard' WHEN source LIKE 'clicks%'
           THEN 'clicks:standard' ELSE source END AS source,
         currency, field, SUM(became - was) AS difference, COUNT(DISTINCT id) AS row_count,
         MIN(day) AS from_day, MAX(day) AS to_day
       FROM ledger.changes WHERE ${where} GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`,
      values,
    );
    const largest = await read(
      `SELECT * FROM (
         SELECT *, CASE WHEN field IN ('sales', 'commission', 'bonus') THEN 0 ELSE 1 END AS kind_of_field,
           ROW_NUMBER() OVER (PARTITION BY currency, field ORDER BY ABS(became - was) DESC, changed_at DESC, id) AS position
         FROM ledger.changes WHERE ${where}
       ) AS ranked
       ORDER BY kind_of_field, position, currency, field, id LIMIT ${query.limit}`,
      values,
    );
    const nameOf = await readRowNames(read, context.id, largest);
    const [counted] = await read(`SELECT COUNT(*) AS count FROM ledger.changes WHERE ${where}`, values);
    return {
      since: query.since,
      count: Number(counted?.count ?? 0),
      totals: totals.map((row) => ({
        ...aboutRow(row),
        difference: amount(row.difference),
        rows: Number(row.row_count),
        days: { from: String(row.from_day), to: String(row.to_day) },
      })),
      largest: largest.map((row) => toChange(row, nameOf)),
    };
  });
}

const amount = (value: SqlRow[string] | undefined) => unitsText(toUnits(String(value ?? 0)));
const textOrNull = (value: SqlRow[string] | undefined) =>
  value === null || value === undefined || value === '' ? null : String(value);

function oneOf<T extends string>(known: readonly T[], value: unknown): T {
  const found = known.find((candidate) => candidate === value);
  if (found === undefined) throw new Error(`Unknown value in the change log: ${String(value)}`);
  return found;
}

function aboutRow(row: SqlRow): { dataset: DatasetName; currency: string | null; field: BaseMetric } {
  return {
    dataset: datasetOf(oneOf<SourceId>(sourceIds, row.source)),
    currency: textOrNull(row.currency),
    field: oneOf<BaseMetric>(baseMetrics, row.field),
  };
}

function toChange(row: SqlRow, nameOf: RowNames): Change {
  return {
    ...aboutRow(row),
    at: String(row.changed_at),
    kind: oneOf(kinds, row.kind),
    id: String(row.id),
    day: String(row.day),
    brand: textOrNull(row.brand),
    brandName: nameOf(row, 'brand'),
    product: textOrNull(row.product),
    productName: nameOf(row, 'product'),
    creator: textOrNull(row.creator),
    creatorName: nameOf(row, 'creator'),
    link: textOrNull(row.link),
    was: amount(row.was),
    became: amount(row.became),
  };
}
