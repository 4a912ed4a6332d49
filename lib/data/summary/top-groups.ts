import { freshen } from '@/lib/data/links/freshen';
import { toDay } from '../days';
import type { Dimension } from '../dimensions';
import { makeSums, toFigures } from '../figures';
import { comparedRangeOf } from '../ranges/compared-range';
import { isOpen } from '../ranges/look-back';
import { type Ledger, nowOf } from '../workspace';
import { readGroupsByKey, readTopGroups } from './summary-groups';
import type { SummaryQuery } from './summary-query';
import type { SummaryGroup } from './summary-shape';

export type TopGroup = { currency: string } & Pick<SummaryGroup, 'key' | 'label' | 'figures' | 'compared'>;

/**
 * The groups of a range with most sales, largest first by currency: the groups of `summarize` without totals and
 * receipt, for callers that already have those.
 */
export async function listTopGroups(
  ledger: Ledger,
  query: Omit<SummaryQuery, 'group'> & { group: Dimension },
): Promise<TopGroup[]> {
  const context = await freshen(ledger, query);
  const { group } = query;
  const range = { from: query.from, to: query.to };
  const comparedRange = comparedRangeOf(range, query.compare);
  const today = toDay(nowOf(context));
  const asked = { query, range, dimension: group };
  return context.store.snapshot(async ({ read }) => {
    const groups = await readTopGroups(read, context, asked, { by: 'SUM(sales)' });
    const top = [...groups.values()].flatMap((found) => found.top);
    const keys = [...new Set(top.map(({ key }) => key))];
    const compared =
      comparedRange && keys.length > 0
        ? await readGroupsByKey(read, context, { ...asked, range: comparedRange }, keys)
        : [];
    return top.map(({ currency, key, label, sums }) => {
      const before = compared.find((entry) => entry.currency === currency && entry.key === key);
      return {
        currency,
        key,
        label,
        figures: toFigures(sums, isOpen(range, today)),
        compared: comparedRange && toFigures(before?.sums ?? makeSums(), isOpen(comparedRange, today)),
      };
    });
  });
}
