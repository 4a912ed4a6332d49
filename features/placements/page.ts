import { writeTable } from '@/components/table/write-table';
import { readSearch } from '@/lib/base/address/search';
import { daysOf, fixDays, readRequest } from '@/lib/pages/address';
import { settleCurrency } from '@/lib/pages/caption';
import { nameGroup } from '@/lib/pages/group-names';
import { listTotals } from '@/lib/pages/list-totals';
import { makeCaption } from '@/lib/pages/make-caption';
import type { Address, Page } from '@/lib/pages/page';
import { placementSearch, toPlacementsInput } from './client/placement-search';
import { captionOfPlacements } from './placement-caption';
import { placementColumns } from './placement-columns';
import { readPlacements } from './placements';
import { placementsQuerySchema } from './placements-query';
import type { PlacementRow } from './placements-shape';

function settle(address: Address) {
  const given = readSearch(placementSearch, address.search);
  const range = daysOf(address);
  return { given, range, query: readRequest(placementsQuerySchema, toPlacementsInput(given, range)) };
}

/** What links created here bring, by an attribute of them. */
export const placementsPage: Page = {
  allow: 'view',
  parameters: placementSearch,
  filters: (address) => {
    settle(address);
    return {};
  },
  read: async (workspace, address) => {
    const { language } = workspace;
    const { search } = address;
    const { given, range, query } = settle(address);
    const { group, sort } = given;
    const answer = await readPlacements(workspace, query);
    const { currencies, receipt } = answer;
    const settled = settleCurrency(currencies, given.currency);
    const { currency } = settled;
    const part = currencies.find((entry) => entry.currency === currency);
    const { own, foreign } = splitForeign(part?.placements ?? []);
    const title = language.t('pages.linkPerformance');
    return {
      caption: await makeCaption(
        workspace,
        address,
        {},
        {
          ...captionOfPlacements(answer, address.today),
          page: title,
          currency: settled.caption,
        },
      ),
      totals: listTotals(language, currencies, {
        metrics: [sort, 'commission', 'clicks', 'epc', 'conversionRate'],
        currency,
        partial: receipt.state !== 'complete',
        unread: receipt.state === 'empty',
      }),
      chart: null,
      table: writeTable(placementColumns(language, { answer, part, sort }), own, {
        title,
        search,
        sorted: true,
        weigh: ({ groups }) => groups,
        totals: foreign.map((row) => ({ name: nameGroup(language.t, group, row), row })),
      }),
      search: fixDays(search, range),
      file: { list: 'report-groups', input: { ...range, dataset: 'reports', group, sort } },
    };
  },
  brands: null,
};

/** Links that were not created here stand below the table, as on the page, unless there are no others. */
function splitForeign(rows: readonly PlacementRow[]) {
  const isOwn = ({ kind, key }: PlacementRow) => kind !== 'value' || key !== null;
  const own = rows.filter(isOwn);
  return own.length === 0 ? { own: rows, foreign: [] } : { own, foreign: rows.filter((row) => !isOwn(row)) };
}
