import { catalogOf } from '@/lib/catalog/context';
import { listSources } from '@/lib/catalog/list-sources';
import type { CellType, Column } from '@/lib/files/column';
import { namedFilters } from '@/lib/ledger/query/filter-dimensions';
import { comparedRangeOf } from '@/lib/ledger/ranges/compared-range';
import { takeRelative } from '@/lib/ledger/ranges/relative-query';
import { ledgerFor } from '@/lib/links/placement-ledger';
import { readMarginBook } from '@/lib/profit/margin-book';
import { type ProfitQuery, profitQuerySchema } from '@/lib/profit/profit-query';
import type { ProfitFigures, ProfitGroup } from '@/lib/profit/profit-shape';
import { readProfit } from '@/lib/profit/read-profit';
import { dimensionInfo } from '@/lib/reports/dimensions';
import { nameGroup } from '@/lib/reports/group-names';
import { defineList } from './export-list';
import { describeFigures } from './list-facts';
import { readBeside, storedCatalog } from './read-whole';
import { perPage, walkPages } from './walk-pages';

type Line = ProfitGroup & { currency: string };
type Figure = [id: string, title: string, type: CellType, read: (figures: ProfitFigures) => Value];
type Value = string | number | null | undefined;

/** What has no margin stays empty. */
const figures: Figure[] = [
  ['netProfit', 'Net profit', 'amount', ({ covered }) => covered?.netProfit],
  ['bonus', 'BRB estimate', 'amount', ({ covered }) => covered?.bonus],
  ['netProfitWithBonus', 'Net profit with BRB', 'amount', ({ covered }) => covered?.netProfitWithBonus],
  ['returnOnCommission', 'Return on commission', 'rate', ({ covered }) => covered?.returnOnCommission],
  ['grossProfit', 'Gross profit', 'amount', ({ covered }) => covered?.grossProfit],
  ['salesWithMargin', 'Sales with margin', 'amount', ({ covered }) => covered?.sales],
  ['commissionWithMargin', 'Commission with margin', 'amount', ({ covered }) => covered?.commission],
  ['clicksWithMargin', 'Clicks with margin', 'count', ({ covered }) => covered?.clicks],
  ['costPerClick', 'Cost per click', 'amount', ({ covered }) => covered?.costPerClick],
  ['breakEvenCpc', 'Break-even CPC', 'amount', ({ covered }) => covered?.breakEvenCpc],
  ['salesWithoutMargin', 'Sales without margin', 'amount', ({ uncovered }) => uncovered.sales],
  ['commissionWithoutMargin', 'Commission without margin', 'amount', ({ uncovered }) => uncovered.commission],
  ['sales', 'Sales', 'amount', ({ sales }) => sales],
  ['commission', 'Commission', 'amount', ({ commission }) => commission],
  ['clicks', 'Clicks', 'count', ({ clicks }) => clicks],
  ['conversions', 'Conversions', 'count', ({ conversions }) => conversions],
];

function toColumns({ group, compare }: ProfitQuery): Column<Line>[] {
  const names: Column<Line>[] =
    group === 'none'
      ? []
      : [
          {
            id: 'name',
            title: dimensionInfo[group].label,
            type: 'text',
            value: (line) => nameGroup(group, line),
          },
          { id: 'id', title: 'Id', type: 'text', value: ({ key }) => key },
        ];
  const before: Column<Line> = {
    id: 'netProfitBefore',
    title: 'Net profit before',
    type: 'amount',
    value: ({ compared }) => compared?.covered?.netProfit,
  };
  return [
    ...names,
    { id: 'currency', title: 'Currency', type: 'text', value: ({ currency }) => currency },
    {
      id: 'mayChange',
      title: 'May still change',
      type: 'text',
      value: (line) => (line.figures.provisional ? 'yes' : 'no'),
    },
    ...figures.map(([id, title, type, read]) => ({
      ...{ id, title, type },
      value: (line: Line) => read(line.figures),
    })),
    ...(compare === 'none' ? [] : [before]),
  ];
}

/** What each group leaves after commission, as /reports/profit shows it: every group, a line for each currency. */
export const exportProfit = defineList({
  allow: 'view',
  query: takeRelative(profitQuerySchema),
  columns: toColumns,
  filters: namedFilters,
  toLines: (line: Line) => [line],
  prepare: async (context, query) => {
    await ledgerFor(context, query);
    const range = { from: query.from, to: query.to };
    const compared = comparedRangeOf(range, query.compare);
    const book = await readMarginBook(catalogOf(context).reader, compared ? [range, compared] : [range]);
    if (book.categories === 'loading') await readBeside(context, listSources.products);
  },
  open: async (context, query) => {
    const catalog = { ...storedCatalog(context), ledger: await ledgerFor(context, query) };
    const { first, ...list } = await walkPages(async (offset) => {
      const answer = await readProfit(catalog, { ...query, top: perPage, offset });
      const counts = answer.currencies.map((one) => one.counts.groups);
      const rows = answer.currencies.flatMap(({ currency, groups }) =>
        groups.map((group): Line => ({ ...group, currency })),
      );
      const total = counts.reduce((sum, count) => sum + count, 0);
      return { rows, total, longest: Math.max(0, ...counts), answer };
    });
    const { range, receipt } = first.answer;
    return { ...list, ...describeFigures({ ...range, receipt }) };
  },
});
