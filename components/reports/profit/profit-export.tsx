'use client';

import { useQueryClient } from '@tanstack/react-query';
import { ExportButton } from '@/components/exports/export-button';
import type { CsvColumn } from '@/components/exports/write-csv';
import type { Dimension } from '@/lib/ledger/datasets';
import { namedFilters } from '@/lib/ledger/query/filter-dimensions';
import type { ProfitInput } from '@/lib/profit/profit-query';
import type { ProfitFigures, ProfitGroup } from '@/lib/profit/profit-shape';
import { profitOptions } from '@/lib/query/profit';
import { dimensionInfo } from '@/lib/reports/dimensions';
import { nameGroup } from '@/lib/reports/group-names';

type Props = { input: ProfitInput; group: Dimension; currency: string };

type Line = ProfitGroup & { name: string };

const perRequest = 1_000;

const figureColumns: readonly (readonly [
  header: string,
  read: (figures: ProfitFigures) => string | number | null | undefined,
])[] = [
  ['Net profit', ({ covered }) => covered?.netProfit],
  ['BRB estimate', ({ covered }) => covered?.bonus],
  ['Net profit with BRB', ({ covered }) => covered?.netProfitWithBonus],
  ['Return on commission', ({ covered }) => covered?.returnOnCommission],
  ['Gross profit', ({ covered }) => covered?.grossProfit],
  ['Sales with margin', ({ covered }) => covered?.sales],
  ['Commission with margin', ({ covered }) => covered?.commission],
  ['Clicks with margin', ({ covered }) => covered?.clicks],
  ['Cost per click', ({ covered }) => covered?.costPerClick],
  ['Break-even CPC', ({ covered }) => covered?.breakEvenCpc],
  ['Sales without margin', ({ uncovered }) => uncovered.sales],
  ['Commission without margin', ({ uncovered }) => uncovered.commission],
  ['Sales', ({ sales }) => sales],
  ['Commission', ({ commission }) => commission],
  ['Clicks', ({ clicks }) => clicks],
  ['Conversions', ({ conversions }) => conversions],
];

/** Every group of the currency as CSV, with exact amounts. What has no margin stays empty. */
export function ProfitExport({ input, group, currency }: Props) {
  const client = useQueryClient();
  const asked: ProfitInput = { ...input, currencies: [currency], top: perRequest };
  const columns: CsvColumn<Line>[] = [
    { header: dimensionInfo[group].label, value: ({ name }) => name },
    { header: 'Id', value: ({ key }) => key },
    { header: 'Currency', value: () => currency },
    { header: 'May still change', value: ({ figures }) => (figures.provisional ? 'yes' : 'no') },
    ...figureColumns.map(
      ([header, read]): CsvColumn<Line> => ({ header, value: ({ figures }) => read(figures) }),
    ),
    ...(input.compare === 'none'
      ? []
      : [{ header: 'Net profit before', value: ({ compared }: Line) => compared?.covered?.netProfit }]),
  ];
  const { from, to, group: grouping, compare, sort, order, top, offset, ...filters } = asked;
  return (
    <ExportButton<Line, Line>
      name="profit"
      columns={columns}
      filters={namedFilters(filters)}
      toLines={(line) => [line]}
      readStretch={async (start) => {
        const answer = await client.fetchQuery(profitOptions({ ...asked, offset: start }));
        const [found] = answer.currencies;
        const groups = found?.groups ?? [];
        return {
          rows: groups.map((entry) => ({ ...entry, name: nameGroup(group, entry) })),
          total: found?.counts.groups ?? 0,
          complete: answer.categories !== 'loading',
          revision: answer.receipt.revision,
        };
      }}
    />
  );
}
