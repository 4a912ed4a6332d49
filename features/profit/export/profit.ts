import { readMarginBook } from '@/features/profit/margin-book';
import { readProfitAlone } from '@/features/profit/profit-alone';
import { captionOfProfit } from '@/features/profit/profit-caption';
import { listLines, nameLine, type ProfitLine } from '@/features/profit/profit-lines';
import { type ProfitQuery, profitQuerySchema } from '@/features/profit/profit-query';
import type { CurrencyProfit } from '@/features/profit/profit-shape';
import { readProfit } from '@/features/profit/read-profit';
import { listSources } from '@/lib/data/fetch/lists/list-sources';
import { namedFilters } from '@/lib/data/terms/filters/filter-dimensions';
import { isGroupDimension } from '@/lib/data/terms/group-dimensions';
import { comparedRangeOf } from '@/lib/data/terms/ranges/compared-range';
import { takeRelative } from '@/lib/data/terms/ranges/relative-query';
import { english } from '@/lib/language/english';
import { defineList } from '@/lib/pages/export-list';
import { nameGroup } from '@/lib/pages/group-names';
import { readOptional } from '@/lib/pages/read-lists';
import { perPage, walkPages } from '@/lib/pages/walk-pages';
import { type Column, column } from '@/lib/server/files/column';

type Line = ProfitLine & { currency: string; kind?: 'other'; groups?: 0 };

/** Groups that only the compared range has. */
const other = { kind: 'other', groups: 0, key: null, label: null } as const;

const toTotal = ({ currency, figures, counted, compared }: CurrencyProfit): Line => ({
  key: null,
  label: null,
  currency,
  figures,
  counted,
  compared,
});

/** Empty without a margin, and those after costs without a cost. */
const figures: Column<Line>[] = [
  column.amount('netProfit', 'Net profit', ({ figures: { covered } }) => covered?.netProfit),
  column.amount('bonus', 'BRB estimate', ({ figures: { covered } }) => covered?.bonus),
  column.amount(
    'netProfitWithBonus',
    'Net profit with BRB',
    ({ figures: { covered } }) => covered?.netProfitWithBonus,
  ),
  column.rate(
    'returnOnCommission',
    'Return on commission',
    ({ figures: { covered } }) => covered?.returnOnCommission,
  ),
  column.amount('grossProfit', 'Gross profit', ({ figures: { covered } }) => covered?.grossProfit),
  column.amount('costs', 'Costs', ({ figures: { afterCosts } }) =>
    afterCosts && afterCosts.entries > 0 ? afterCosts.costs : null,
  ),
  column.amount(
    'netProfitAfterCosts',
    'Net profit after costs',
    ({ figures: { afterCosts } }) => afterCosts?.netProfit,
  ),
  column.amount('allCost', 'All cost', ({ figures: { afterCosts } }) => afterCosts?.allCost),
  column.amount(
    'costPerConversion',
    'Cost per conversion',
    ({ figures: { afterCosts } }) => afterCosts?.costPerConversion,
  ),
  column.rate(
    'returnOnAllCost',
    'Return on all cost',
    ({ figures: { afterCosts } }) => afterCosts?.returnOnAllCost,
  ),
  column.amount('salesWithMargin', 'Sales with margin', ({ figures: { covered } }) => covered?.sales),
  column.amount(
    'commissionWithMargin',
    'Commission with margin',
    ({ figures: { covered } }) => covered?.commission,
  ),
  column.count('clicksWithMargin', 'Clicks with margin', ({ figures: { covered } }) => covered?.clicks),
  column.amount('costPerClick', 'Cost per click', ({ figures: { covered } }) => covered?.costPerClick),
  column.amount('breakEvenCpc', 'Break-even CPC', ({ figures: { covered } }) => covered?.breakEvenCpc),
  column.amount(
    'salesWithoutMargin',
    'Sales without margin',
    ({ figures: { uncovered } }) => uncovered.sales,
  ),
  column.amount(
    'commissionWithoutMargin',
    'Commission without margin',
    ({ figures: { uncovered } }) => uncovered.commission,
  ),
  column.amount('sales', 'Sales', ({ figures: { sales } }) => sales),
  column.amount('commission', 'Commission', ({ figures: { commission } }) => commission),
  column.count('clicks', 'Clicks', ({ figures: { clicks } }) => clicks),
  column.count('conversions', 'Conversions', ({ figures: { conversions } }) => conversions),
];

/** What a change is between: the days that count, on both sides. */
const changes: Column<Line>[] = [
  column.amount('netProfitCounted', 'Net profit counted', ({ counted }) => counted?.covered?.netProfit),
  column.amount('netProfitBefore', 'Net profit before', ({ compared }) => compared?.covered?.netProfit),
  column.amount(
    'netProfitAfterCostsCounted',
    'Net profit after costs counted',
    ({ counted }) => counted?.afterCosts?.netProfit,
  ),
  column.amount(
    'netProfitAfterCostsBefore',
    'Net profit after costs before',
    ({ compared }) => compared?.afterCosts?.netProfit,
  ),
];

function toColumns({ group, compare }: ProfitQuery): Column<Line>[] {
  const { t } = english;
  const names: Column<Line>[] =
    group === 'none'
      ? []
      : [
          column.text('name', t(`dimensions.${group}.label`), (line) =>
            line.kind ? nameGroup(t, group, line) : nameLine(t, group, line),
          ),
          column.text('id', 'Id', ({ key }) => key),
          ...(isGroupDimension(group)
            ? [column.flag<Line>('overlaps', 'Overlaps', ({ overlaps = false }) => overlaps)]
            : []),
        ];
  return [
    ...names,
    column.text('currency', 'Currency', ({ currency }) => currency),
    column.flag('mayChange', 'May still change', (line) => line.figures.provisional),
    ...figures,
    ...(compare === 'none' ? [] : changes),
  ];
}

/**
 * The profit of every group, as on /reports/profit, with a line per currency, and the costs that belong to no group. `Other` is
 * what only the compared range has.
 */
export const exportProfit = defineList({
  allow: 'view',
  scope: 'reports:read',
  query: takeRelative(profitQuerySchema),
  columns: toColumns,
  filters: namedFilters,
  toLines: (line: Line) => [line],
  prepare: async (context, query) => {
    const range = { from: query.from, to: query.to };
    const compared = comparedRangeOf(range, query.compare);
    const book = await readMarginBook(context, compared ? [range, compared] : [range]);
    if (book.categories === 'loading') await readOptional(context, listSources.products);
  },
  open: async (context, query) => {
    const { first, ...list } = await walkPages(async (offset) => {
      const answer = await readProfit(context, { ...query, top: perPage, offset });
      if (query.group === 'none') return { rows: answer.currencies.map(toTotal), answer };
      const counts = answer.currencies.map((one) => one.counts.groups);
      const rows = answer.currencies.flatMap((one) =>
        listLines(offset === 0 ? one : { ...one, unassigned: null }, answer.overlapping).map(
          (line): Line => ({ ...line, currency: one.currency }),
        ),
      );
      const unassigned = answer.currencies.filter((one) => one.unassigned).length;
      const total = counts.reduce((sum, count) => sum + count, 0) + unassigned;
      return { rows, total, longest: Math.max(0, ...counts), answer };
    });
    const last = (await readProfitAlone(context, query)).map((line): Line => ({ ...line, ...other }));
    async function* pages() {
      yield* list.pages;
      if (last.length > 0) yield last;
    }
    return {
      total: list.total + last.length,
      pages: pages(),
      caption: captionOfProfit(context.language, first.answer, context.today),
    };
  },
});
