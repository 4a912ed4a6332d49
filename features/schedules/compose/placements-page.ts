import type { TextColumn } from '@/components/table/column';
import { placementSearch, toPlacementsInput } from '@/features/placements/client/placement-search';
import { readPlacements } from '@/features/placements/placements';
import { placementsQuerySchema } from '@/features/placements/placements-query';
import type { PlacementRow, Placements } from '@/features/placements/placements-shape';
import { readSearch } from '@/lib/base/address/search';
import { chooseOneCurrency, orderCurrencies } from '@/lib/data/currencies';
import { settleRange } from '@/lib/data/ranges/settle-range';
import { nameShown } from '@/lib/data/reporting/caption';
import { compareFigures, formatFigure, toNumber } from '@/lib/data/reporting/figure';
import { nameGroup } from '@/lib/data/reporting/group-names';
import { findOpenDays } from '@/lib/data/reporting/open-days';
import type { Language } from '@/lib/language/language';
import { buildTable } from './build-table';
import { listTotals } from './list-totals';
import { type PageKind, readRequest } from './page-kind';

const shown = ['commission', 'clicks', 'epc', 'conversionRate', 'sales', 'conversions'] as const;
const rarely: readonly string[] = ['sales', 'conversions'];

/** What links created here bring, by an attribute of them. */
export const placementsPage: PageKind = {
  ...{ list: 'report-groups', brandFilter: null },
  dataset: () => 'reports',
  read: async (asked) => {
    const { language, search: address, today, weekStart } = asked;
    const search = readSearch(placementSearch, address);
    const range = settleRange(search, today, weekStart);
    const query = readRequest(placementsQuerySchema, toPlacementsInput(search, range));
    const answer = await readPlacements(asked.workspace, query);
    const currency = chooseOneCurrency(answer.currencies, search.currency);
    const part = answer.currencies.find((entry) => entry.currency === currency);
    const { group, sort } = search;
    return {
      title: language.t('pages.linkPerformance'),
      range,
      totals: listTotals(language, answer.currencies, {
        ...{ metrics: [sort, 'commission', 'clicks', 'epc', 'conversionRate'], currency },
        partial: answer.receipt.state !== 'complete',
      }),
      chart: null,
      table: buildTable(
        placementColumns(language, { answer, part, sort }),
        withoutForeign(part?.placements ?? []),
        {
          ...{ search: address, sorted: true },
          weigh: ({ groups }) => groups,
        },
      ),
      currency: nameShown(orderCurrencies(answer.currencies), currency, search.currency),
      basis: answer.basis,
      open: findOpenDays(range, today),
      file: { list: 'report-groups', input: { ...range, dataset: 'reports', group, sort } },
    };
  },
};

/** Links that were not created here stand below the table of the page, unless there are no others. */
function withoutForeign(rows: readonly PlacementRow[]): readonly PlacementRow[] {
  const own = rows.filter(({ kind, key }) => kind !== 'value' || key !== null);
  return own.length === 0 ? rows : own;
}

type Table = {
  answer: Pick<Placements, 'group' | 'weekReceipt'>;
  part: Placements['currencies'][number] | undefined;
  sort: (typeof shown)[number];
};

export function placementColumns(
  { t, format }: Language,
  { answer, part, sort }: Table,
): TextColumn<PlacementRow>[] {
  const { group, weekReceipt } = answer;
  const currency = part?.currency ?? null;
  const productOf = ({ products }: PlacementRow) =>
    products && (products.name ?? t('dimensions.product.count', { count: products.count }));
  const whole = Number(part?.figures.commission ?? 0);
  const shareOf = ({ figures }: PlacementRow) => (whole === 0 ? null : Number(figures.commission) / whole);
  return [
    { id: 'name', header: t(`dimensions.${group}.label`), value: (row) => nameGroup(t, group, row) },
    { id: 'product', header: t('links.product'), value: productOf },
    ...shown.map(
      (metric): TextColumn<PlacementRow> => ({
        ...{ id: metric, header: t(`metrics.${metric}.label`), align: 'end' },
        optional: rarely.includes(metric),
        value: ({ figures }) => toNumber(figures, metric),
        text: ({ figures }) => formatFigure(format, figures, metric, currency),
      }),
    ),
    {
      ...{ id: 'week', header: t('placements.change'), align: 'end' },
      value: ({ week }) =>
        week && weekReceipt.state === 'complete'
          ? compareFigures(format, week.figures, week.compared, sort)?.text
          : null,
    },
    {
      ...{ id: 'share', header: t('placements.share'), align: 'end', value: shareOf },
      text: (row) => format.rate(shareOf(row)),
    },
  ];
}
