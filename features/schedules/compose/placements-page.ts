import { placementSearch, toPlacementsInput } from '@/features/placements/client/placement-search';
import { placementColumns } from '@/features/placements/placement-columns';
import { readPlacements } from '@/features/placements/placements';
import { placementsQuerySchema } from '@/features/placements/placements-query';
import type { PlacementRow } from '@/features/placements/placements-shape';
import { readSearch } from '@/lib/base/address/search';
import { chooseOneCurrency, orderCurrencies } from '@/lib/data/currencies';
import { settleRange } from '@/lib/data/ranges/settle-range';
import { nameShown } from '@/lib/data/reporting/caption';
import { findOpenDays } from '@/lib/data/reporting/open-days';
import { buildTable } from './build-table';
import { listTotals } from './list-totals';
import { type PageKind, readRequest } from './page-kind';

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
        placementColumns(language, {
          ...{ answer, part, sort },
          comparable: answer.weekReceipt.state === 'complete',
        }),
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
