import { toFigures } from '@/lib/data/read/figures';
import { freshen } from '@/lib/data/read/links/freshen';
import { readLabels } from '@/lib/data/read/query/read-labels';
import { changeOf, readGroupChanges } from '@/lib/data/read/summary/group-changes';
import { readGroupsByKey } from '@/lib/data/read/summary/summary-groups';
import { type ComparedDays, readAgainst } from '@/lib/data/store/windows/compared-days';
import { type Ledger, nowOf } from '@/lib/data/store/workspace';
import { type Basis, makeComparedBasis } from '@/lib/data/terms/basis';
import { type DatasetName, datasets } from '@/lib/data/terms/datasets';
import { type DayRange, toDay } from '@/lib/data/terms/days';
import { readFilterValue, writeFilterValue } from '@/lib/data/terms/filters/filter-value';
import type { ComparedFigures } from '@/lib/data/terms/metrics';
import { isOpen } from '@/lib/data/terms/ranges/look-back';
import type { Receipt } from '@/lib/data/terms/receipt-shape';
import type { PerformanceQuery } from './performance-query';

type ItemFigures = ComparedFigures & { currency: string | null };

/** Response of /api/ledger/performance: figures by requested id and currency. Ids without rows are absent. */
export type Performance = {
  dataset: DatasetName;
  range: DayRange;
  comparedRange: DayRange | null;
  /** The days that changes count; null without a comparison. */
  comparedDays: ComparedDays | null;
  items: Record<string, ItemFigures[]>;
  /** Names of the ids, if known. */
  labels: Record<string, string>;
  receipt: Receipt;
  comparedReceipt: Receipt | null;
  basis: Basis;
};

/** Figures of given ids, by currency. Ids without rows are absent. Changes are between the days that count (`countPairs`). */
export async function readPerformance(ledger: Ledger, query: PerformanceQuery): Promise<Performance> {
  const context = await freshen(ledger, query);
  const range = { from: query.from, to: query.to };
  const { sources } = datasets[query.dataset];
  const today = toDay(nowOf(context));
  const keys = query.ids.map((id) => readFilterValue(query.group, id));
  return context.store.snapshot(async ({ read }) => {
    const asked = { query, ranges: [range], dimension: query.group };
    const { receipt, against } = await readAgainst(read, context, sources, range, query.compare);
    const now = await readGroupsByKey(read, context, asked, keys);
    const days = against?.days ?? null;
    const own = { keys, own: now };
    const changes = changeOf(context, await readGroupChanges(read, context, asked, own, days), days);
    const items = new Map<string, ItemFigures[]>();
    for (const group of now) {
      const { key, currency, sums } = group;
      const entry = {
        currency: currency === '' ? null : currency,
        figures: toFigures(sums, isOpen(range, today)),
        ...changes(group),
      };
      const id = writeFilterValue(query.group, key);
      items.set(id, [...(items.get(id) ?? []), entry]);
    }
    const named = { dataset: query.dataset, range, dimension: query.group };
    const found = await readLabels(read, context.id, named, keys);
    for (const { key, label } of now) if (key !== null && label !== null) found.set(key, label);
    const labels = [...found].map(([key, label]) => [writeFilterValue(query.group, key), label]);
    const comparedRange = against?.comparedRange ?? null;
    const comparedReceipt = against?.receipt ?? null;
    return {
      dataset: query.dataset,
      range,
      comparedRange,
      comparedDays: days,
      items: Object.fromEntries(items),
      labels: Object.fromEntries(labels),
      receipt,
      comparedReceipt,
      basis: makeComparedBasis(
        { dataset: query.dataset, range, receipt, comparedRange, comparedReceipt },
        context,
      ),
    };
  });
}
