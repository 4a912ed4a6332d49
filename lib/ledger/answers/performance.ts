import { makeComparedBasis } from '../basis';
import type { LedgerContext } from '../context';
import { datasets } from '../datasets';
import type { DayRange } from '../days';
import { makeSums, toFigures } from '../figures';
import { toKey } from '../query/filter-dimensions';
import { readLabels } from '../query/read-labels';
import { comparedRangeOf } from '../ranges/compared-range';
import { readGroupsByKey } from '../summary/summary-groups';
import { readReceipt } from '../windows/receipt';
import type { PerformanceQuery } from './performance-query';
import type { Performance } from './performance-shape';

/**
 * Figures of given ids, by currency. Ids without rows are absent. Compares with nothing while days of the compared range
 * are missing.
 */
export async function readPerformance(context: LedgerContext, query: PerformanceQuery): Promise<Performance> {
  const range = { from: query.from, to: query.to };
  const comparedRange = comparedRangeOf(range, query.compare);
  const { sources } = datasets[query.dataset];
  const ids = query.ids.map((id) => toKey(query.group, id));
  return context.store.snapshot(async ({ read }) => {
    const readFor = (of: DayRange) => readGroupsByKey(read, context, query, of, query.group, ids);
    const now = await readFor(range);
    const comparedReceipt = comparedRange && (await readReceipt(read, context, sources, comparedRange));
    const isCompared = comparedReceipt?.state === 'complete';
    const then = comparedRange && isCompared ? await readFor(comparedRange) : [];
    const compared = new Map(then.map((group) => [`${group.currency} ${group.key}`, group.sums]));
    const items: Performance['items'] = {};
    for (const { key, currency, sums } of now) {
      const entry = {
        currency: currency === '' ? null : currency,
        figures: toFigures(sums),
        compared: isCompared ? toFigures(compared.get(`${currency} ${key}`) ?? makeSums()) : null,
      };
      const id = key ?? 'none';
      items[id] = [...(items[id] ?? []), entry];
    }
    const named = { dataset: query.dataset, range, dimension: query.group };
    const labels = await readLabels(read, context.workspaceId, named, ids);
    for (const { key, label } of now) if (key !== null && label !== null) labels.set(key, label);
    const receipt = await readReceipt(read, context, sources, range);
    return {
      dataset: query.dataset,
      range,
      comparedRange,
      items,
      labels: Object.fromEntries(labels),
      receipt,
      comparedReceipt,
      basis: makeComparedBasis(query.dataset, range, receipt, comparedRange, comparedReceipt),
    };
  });
}
