import type { ChangeKind } from '@/features/reports/change-shape';
import { whereRows } from '@/lib/data/read/query/filter-sql';
import { readRowNames } from '@/lib/data/read/query/read-names';
import type { FreshLedger } from '@/lib/data/store/workspace';
import { datasets } from '@/lib/data/terms/datasets';
import { toUnits, unitsText } from '@/lib/data/terms/units';
import type { EvidenceChange } from './evidence-shape';
import type { OwnRows } from './own-rows';

const kinds: readonly ChangeKind[] = ['changed', 'late', 'removed'];
const fields = ['conversions', 'sales', 'commission', 'clicks'] as const;
const quoted = (texts: readonly string[]) => texts.map((text) => `'${text}'`).join(', ');

/** Entries of the change log about product reports of own links, the newest first, and how many there are. */
export async function readChanges(
  context: Pick<FreshLedger, 'id' | 'store'>,
  { range, filters }: OwnRows,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ changes: EvidenceChange[]; count: number }> {
  const where = whereRows(context.id, 'reports', range, filters);
  const rows = await context.store.read(
    `SELECT changed_at, kind, id, day, currency, link, product, field, was, became, COUNT(*) OVER () AS changes
     FROM ledger.changes
     WHERE ${where.sql} AND source IN (${quoted(datasets.reports.sources)}) AND field IN (${quoted(fields)})
     ORDER BY changed_at DESC, day DESC, id, field LIMIT ${limit} OFFSET ${offset}`,
    where.values,
  );
  const nameOf = await readRowNames(context.store.read, context.id, rows);
  const changes = rows.map((row): EvidenceChange => {
    const kind = kinds.find((name) => name === row.kind);
    const field = fields.find((name) => name === row.field);
    if (!kind || !field) throw new Error(`Unknown entry in the change log: ${row.kind}, ${row.field}`);
    return {
      kind,
      field,
      at: String(row.changed_at),
      id: String(row.id),
      day: String(row.day),
      currency: String(row.currency),
      link: String(row.link),
      product: row.product === null ? null : String(row.product),
      productName: nameOf(row, 'product'),
      was: unitsText(toUnits(String(row.was))),
      became: unitsText(toUnits(String(row.became))),
    };
  });
  return { changes, count: Number(rows[0]?.changes ?? 0) };
}
