import { readCostBook } from '@/features/costs/cost-book';
import { type CostSums, sumCosts } from '@/features/costs/sum-costs';
import { totalCreditsOf } from '@/features/credits/total-credits-of';
import { historyFilters } from '@/features/settlement/history-filters';
import { historyOf } from '@/features/settlement/needed-days';
import { readEstimates } from '@/features/settlement/read-estimates';
import { listSources } from '@/lib/data/fetch/lists/list-sources';
import { freshen } from '@/lib/data/read/links/freshen';
import { readFilterNames, readLabels } from '@/lib/data/read/query/read-labels';
import { listOverlapping } from '@/lib/data/read/summary/other-groups';
import type { Session } from '@/lib/data/store/engine/store';
import { type ComparedDays, countPairs, readAgainst } from '@/lib/data/store/windows/compared-days';
import { readReceipt } from '@/lib/data/store/windows/receipt';
import type { Catalog } from '@/lib/data/store/workspace';
import { nowOf } from '@/lib/data/store/workspace';
import { type Basis, makeBasis, makeComparedBasis, rowsBasis } from '@/lib/data/terms/basis';
import { datasets } from '@/lib/data/terms/datasets';
import { type Day, type DayRange, toDay } from '@/lib/data/terms/days';
import { isGroupDimension } from '@/lib/data/terms/group-dimensions';
import { comparedRangeOf } from '@/lib/data/terms/ranges/compared-range';
import { isOpen } from '@/lib/data/terms/ranges/look-back';
import type { Receipt } from '@/lib/data/terms/receipt-shape';
import { buildCurrencies } from './build-currencies';
import { estimateProfit, openRange } from './estimate-profit';
import { type MarginBook, readMarginBook } from './margin-book';
import { marginKinds } from './margin-shape';
import type { ProfitQuery } from './profit-query';
import type { CurrencyProfit, Profit } from './profit-shape';
import { countsBonus, type ProfitRowsQuery, readCoveredDays, readProfitRows } from './profit-sql';

const { sources } = datasets.reports;

/**
 * Profit by group and currency at the workspace's margins, after commission. Reports rows without a margin separately.
 * Uses stored rows and fetches none. Counts no BRB estimates while days of theirs are missing.
 */
export async function readProfit(workspace: Catalog, query: ProfitQuery): Promise<Profit> {
  const catalog = await freshen(workspace, query);
  const { group, compare } = query;
  const { id: workspaceId } = catalog;
  const range = { from: query.from, to: query.to };
  const comparedRange = comparedRangeOf(range, compare);
  const ranges = comparedRange ? [range, comparedRange] : [range];
  const book = await readMarginBook(catalog, ranges);
  const costBook = await readCostBook(catalog.db, workspaceId, ranges);
  const costsOf = (days: readonly DayRange[]) =>
    sumCosts(costBook.costs, { ranges: days, group, filters: query });
  const common = { workspaceId, query, book };
  const today = toDay(nowOf(catalog));
  const filters = historyFilters(query);
  const estimates = filters && isOpen(range, today) ? await readEstimates(catalog, filters) : null;
  const credits = countsBonus(query) ? await totalCreditsOf(catalog, range, query) : [];
  return catalog.store.snapshot(async (session) => {
    const { read } = session;
    const revise = ({ revision, ...receipt }: Receipt) => ({
      ...receipt,
      revision: `${revision} ${book.revision} ${costBook.revision}`,
    });
    const reports = await readAgainst(read, catalog, sources, range, compare);
    const bonus = countsBonus(query)
      ? await readAgainst(read, catalog, datasets.brb.sources, range, compare)
      : null;
    const days = countDaysOf(reports, bonus);
    const asked = { ...common, range, today, costsOf };
    const currencies = await readCurrencies(session, asked, { bonus, days });
    const receipt = revise(reports.receipt);
    const comparedReceipt = reports.against && revise(reports.against.receipt);
    const bonusReceipt = bonus?.receipt ?? null;
    const comparedBonusReceipt = bonus?.against?.receipt ?? null;
    const historyRange = filters && isOpen(range, today) ? historyOf(today) : null;
    // Without some days of the range, an estimate would be of a part.
    const open = estimates && isWhole(receipt) ? openRange(estimates, range, today) : null;
    const covered = open ? await readCoveredDays(session, { ...common, ranges: [open] }) : [];
    return {
      group,
      range,
      comparedRange,
      comparedDays: days,
      currencies: currencies.map((one) => ({
        ...one,
        estimate: open && estimates ? estimateProfit(one, covered, estimates, today) : null,
      })),
      overlapping: isGroupDimension(group) ? await listOverlapping(read, workspaceId, group, query) : [],
      margins: marginKinds.reduce((sum, kind) => sum + book.margins[kind].length, 0),
      categories: book.categories,
      costsLeftOut: costsOf([range]).leftOut,
      credits,
      filterNames: await readFilterNames(read, workspaceId, query),
      history: historyRange && {
        range: historyRange,
        receipt: revise(await readReceipt(read, catalog, sources, historyRange)),
      },
      receipt,
      comparedReceipt,
      bonusReceipt,
      comparedBonusReceipt,
      basis: basisOf(
        { range, comparedRange, receipt, comparedReceipt, bonusReceipt, comparedBonusReceipt },
        book,
        catalog,
      ),
    };
  });
}

type Read = Awaited<ReturnType<typeof readAgainst>>;

type Asked = Pick<ProfitRowsQuery, 'workspaceId' | 'query' | 'book'> & {
  range: DayRange;
  today: Day;
  costsOf: (ranges: readonly DayRange[]) => CostSums;
};

/** Figures by currency and group, and their changes between the days that count. */
async function readCurrencies(
  session: Session,
  { range, today, costsOf, ...common }: Asked,
  { bonus, days }: { bonus: Read | null; days: ComparedDays | null },
): Promise<CurrencyProfit[]> {
  const { workspaceId, query } = common;
  const { group } = query;
  const rowsOf = (ranges: readonly DayRange[], keys?: (string | null)[]) =>
    readProfitRows(session, { ...common, ranges, costs: costsOf(ranges).lines }, keys);
  const rows = await rowsOf([range]);
  const groups = rows.filter(({ is_total }) => Number(is_total) === 0);
  const keys = [...new Set(groups.map(({ key }) => (key === null ? null : String(key))))];
  const sideOf = async (ranges: readonly DayRange[]) => ({
    ranges,
    bonus: isWhole(bonus?.receipt) && isWhole(bonus?.against?.receipt),
    rows: await rowsOf(ranges, keys),
  });
  const labels =
    group === 'none' || isGroupDimension(group)
      ? new Map<string, string>()
      : await readLabels(session.read, workspaceId, { dataset: 'reports', range, dimension: group }, keys);
  return buildCurrencies({
    group,
    labels,
    today,
    shown: { ranges: [range], bonus: isWhole(bonus?.receipt), rows },
    counted:
      days && days.counted > 0 ? { now: await sideOf(days.now), before: await sideOf(days.before) } : null,
  });
}

/** The days that changes count: those that count for report rows, and for BRB estimates where they are counted. */
function countDaysOf({ receipt, against }: Read, bonus: Read | null): ComparedDays | null {
  if (!against) return null;
  if (!bonus?.against || !isWhole(bonus.receipt) || !isWhole(bonus.against.receipt)) return against.days;
  const unread = {
    now: [...receipt.unread, ...bonus.receipt.unread],
    before: [...against.receipt.unread, ...bonus.against.receipt.unread],
  };
  return countPairs(against, unread, against.firstDay);
}

type Sources = Pick<
  Profit,
  'range' | 'comparedRange' | 'receipt' | 'comparedReceipt' | 'bonusReceipt' | 'comparedBonusReceipt'
>;

/** Rows, bonus estimates if they count, the lists behind groups, and the product list if margins need it. */
function basisOf(
  { range, comparedRange, receipt, comparedReceipt, bonusReceipt, comparedBonusReceipt }: Sources,
  book: MarginBook,
  { lists, unknownValues }: Pick<Basis, 'lists' | 'unknownValues'>,
): Basis {
  const compared = comparedRange && comparedBonusReceipt;
  const ofCategories = categoryBasis(book);
  return makeBasis(
    [
      ...makeComparedBasis(
        { dataset: 'reports', range, receipt, comparedRange, comparedReceipt },
        { lists, unknownValues },
      ).rows,
      ...(bonusReceipt ? [rowsBasis(['brb'], range, bonusReceipt)] : []),
      ...(compared ? [rowsBasis(['brb'], comparedRange, comparedBonusReceipt)] : []),
    ],
    [...lists.filter(({ name }) => ofCategories.every((one) => one.name !== name)), ...ofCategories],
    unknownValues,
  );
}

const isWhole = (receipt: Receipt | null | undefined): boolean => receipt?.state === 'complete';

/** Margins of categories need the product list. */
function categoryBasis({ categories, cut }: Pick<MarginBook, 'categories' | 'cut'>): Basis['lists'] {
  if (categories === 'unused') return [];
  const state = cut ? 'cut' : categories === 'loaded' ? 'complete' : 'partial';
  return [{ name: listSources.products.name, state }];
}
