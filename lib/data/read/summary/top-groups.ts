import { toFigures } from '@/lib/data/read/figures';
import { freshen } from '@/lib/data/read/links/freshen';
import { readAgainst } from '@/lib/data/store/windows/compared-days';
import { type Ledger, nowOf } from '@/lib/data/store/workspace';
import { datasets } from '@/lib/data/terms/datasets';
import { toDay } from '@/lib/data/terms/days';
import type { Dimension } from '@/lib/data/terms/dimensions';
import type { ComparedFigures } from '@/lib/data/terms/metrics';
import { isOpen } from '@/lib/data/terms/ranges/look-back';
import { changeOf, readGroupChanges } from './group-changes';
import { readTopGroups } from './summary-groups';
import type { SummaryQuery } from './summary-query';
import type { SummaryGroup } from './summary-shape';

export type TopGroup = { currency: string } & ComparedFigures & Pick<SummaryGroup, 'key' | 'label'>;

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
  const today = toDay(nowOf(context));
  const asked = { query, ranges: [range], dimension: group };
  return context.store.snapshot(async ({ read }) => {
    const { sources } = datasets[query.dataset];
    const { against } = await readAgainst(read, context, sources, range, query.compare);
    const groups = await readTopGroups(read, context, asked, { by: 'SUM(sales)' });
    const top = [...groups.values()].flatMap((found) => found.top);
    const days = against?.days ?? null;
    const own = { keys: [...new Set(top.map(({ key }) => key))], own: top };
    const changes = changeOf(context, await readGroupChanges(read, context, asked, own, days), days);
    return top.map((group) => ({
      currency: group.currency,
      key: group.key,
      label: group.label,
      figures: toFigures(group.sums, isOpen(range, today)),
      ...changes(group),
    }));
  });
}
