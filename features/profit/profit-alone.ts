import { readCostBook } from '@/features/costs/cost-book';
import { sumCosts } from '@/features/costs/sum-costs';
import { freshen } from '@/lib/data/read/links/freshen';
import { readAgainst } from '@/lib/data/store/windows/compared-days';
import type { Catalog } from '@/lib/data/store/workspace';
import { nowOf } from '@/lib/data/store/workspace';
import { datasets } from '@/lib/data/terms/datasets';
import { type DayRange, toDay } from '@/lib/data/terms/days';
import { comparedRangeOf } from '@/lib/data/terms/ranges/compared-range';
import { areOpen, isOpen } from '@/lib/data/terms/ranges/look-back';
import { readMarginBook } from './margin-book';
import { noProfit, toProfitFigures } from './profit-figures';
import type { ProfitQuery } from './profit-query';
import type { ComparedProfit } from './profit-shape';
import { readAloneRows } from './profit-sql';

/**
 * What groups that only the compared range has earned together, by currency. Nothing while no day
 * counts. With it, the compared figures of all groups add up to those of their currency.
 */
export async function readProfitAlone(
  workspace: Catalog,
  query: ProfitQuery,
): Promise<(ComparedProfit & { currency: string })[]> {
  const catalog = await freshen(workspace, query);
  const range = { from: query.from, to: query.to };
  const comparedRange = comparedRangeOf(range, query.compare);
  if (query.group === 'none' || comparedRange === null) return [];
  const { id: workspaceId } = catalog;
  const book = await readMarginBook(catalog, [range, comparedRange]);
  const costBook = await readCostBook(catalog.db, workspaceId, [range, comparedRange]);
  const costsOf = (ranges: readonly DayRange[]) =>
    sumCosts(costBook.costs, { ranges, group: query.group, filters: query }).lines;
  const today = toDay(nowOf(catalog));
  return catalog.store.snapshot(async (session) => {
    const { sources } = datasets.reports;
    const { against } = await readAgainst(session.read, catalog, sources, range, query.compare);
    if (!against || against.days.counted === 0) return [];
    const { now, before } = against.days;
    const parts = { workspaceId, query, ranges: before, book, costs: costsOf(before) };
    const rows = await readAloneRows(session, parts, { ranges: [range], costs: costsOf([range]) });
    return rows.map((row) => ({
      currency: String(row.currency),
      figures: { ...noProfit, provisional: isOpen(range, today) },
      counted: { ...noProfit, provisional: areOpen(now, today) },
      compared: toProfitFigures(row, null, areOpen(before, today)),
    }));
  });
}
