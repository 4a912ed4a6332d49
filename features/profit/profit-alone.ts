import { readCostBook } from '@/features/costs/cost-book';
import { sumCosts } from '@/features/costs/sum-costs';
import { datasets } from '@/lib/data/datasets';
import { toDay } from '@/lib/data/days';
import { freshen } from '@/lib/data/links/freshen';
import { comparedRangeOf } from '@/lib/data/ranges/compared-range';
import { isOpen } from '@/lib/data/ranges/look-back';
import { readReceipt } from '@/lib/data/windows/receipt';
import type { Catalog } from '@/lib/data/workspace';
import { nowOf } from '@/lib/data/workspace';
import { readMarginBook } from './margin-book';
import { noProfit, toProfitFigures } from './profit-figures';
import type { ProfitQuery } from './profit-query';
import type { ProfitGroup } from './profit-shape';
import { readAloneRows } from './profit-sql';

/**
 * What groups that only the compared range has earned together, by currency. Nothing while days of that range are
 * missing. With it, the compared figures of all groups add up to those of their currency.
 */
export async function readProfitAlone(
  workspace: Catalog,
  query: ProfitQuery,
): Promise<(Pick<ProfitGroup, 'figures' | 'compared'> & { currency: string })[]> {
  const catalog = await freshen(workspace, query);
  const range = { from: query.from, to: query.to };
  const comparedRange = comparedRangeOf(range, query.compare);
  if (query.group === 'none' || comparedRange === null) return [];
  const { id: workspaceId } = catalog;
  const book = await readMarginBook(catalog, [range, comparedRange]);
  const costBook = await readCostBook(catalog.db, workspaceId, [range, comparedRange]);
  const costsOf = (days: typeof range) =>
    sumCosts(costBook.costs, { range: days, group: query.group, filters: query }).lines;
  const today = toDay(nowOf(catalog));
  return catalog.store.snapshot(async (session) => {
    const receipt = await readReceipt(session.read, catalog, datasets.reports.sources, comparedRange);
    if (receipt.state !== 'complete') return [];
    const parts = { workspaceId, query, range: comparedRange, book, costs: costsOf(comparedRange) };
    const rows = await readAloneRows(session, parts, { range, costs: costsOf(range) });
    return rows.map((row) => ({
      currency: String(row.currency),
      figures: { ...noProfit, provisional: isOpen(range, today) },
      compared: toProfitFigures(row, null, isOpen(comparedRange, today)),
    }));
  });
}
