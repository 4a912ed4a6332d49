import { writeTable } from '@/components/table/write-table';
import { readSearch } from '@/lib/base/address/search';
import { namedSelection } from '@/lib/data/terms/filters/filter-dimensions';
import { fixDays, monday, readRequest } from '@/lib/pages/address';
import { captionOf } from '@/lib/pages/answer-caption';
import { settleCurrency } from '@/lib/pages/caption';
import { makeCaption } from '@/lib/pages/make-caption';
import type { Address, Page } from '@/lib/pages/page';
import { countConversions } from './count-conversions';
import { drawExpected } from './draw-expected';
import { findWait } from './needed-days';
import { readSettlement } from './read-settlement';
import { chooseSettlement, settlementSearch } from './screens/settlement-search';
import { settlementColumns } from './settlement-columns';
import { settlementQuerySchema } from './settlement-query';
import { listSettlementTotals } from './settlement-totals';

function settle({ search, today }: Address) {
  const given = readSearch(settlementSearch, search);
  const { explorer, input } = chooseSettlement(given, today, monday);
  return {
    asked: given.currency,
    range: explorer.range,
    input,
    query: readRequest(settlementQuerySchema, input),
  };
}

/** How much of what was reported was still there when it settled, and what open months are expected to settle at. */
export const settlementPage: Page = {
  allow: 'view',
  parameters: settlementSearch,
  filters: (address) => namedSelection(settle(address).query),
  read: async (workspace, address) => {
    const { language } = workspace;
    const { search, today } = address;
    const { asked, range, input, query } = settle(address);
    const answer = await readSettlement(workspace, query);
    const { group, metric } = query;
    const settled = settleCurrency(answer.currencies.map(countConversions), asked);
    const { currency, chosen } = settled;
    const part = answer.currencies.find((one) => one.currency === currency);
    const title = language.t('pages.settlement');
    return {
      caption: await makeCaption(workspace, address, namedSelection(query), {
        ...captionOf(answer, today),
        page: title,
        currency: settled.caption,
      }),
      totals: listSettlementTotals(language, answer, part),
      chart: part && findWait(answer) === null ? drawExpected(part, { metric, today }) : null,
      table: writeTable(
        settlementColumns(language, {
          group,
          metric,
          currency: currency ?? '',
          overlapping: answer.overlapping,
        }),
        part?.groups ?? [],
        { title, search, sorted: true, count: part?.groupCount ?? 0 },
      ),
      search: fixDays(search, range),
      file: {
        list: 'settlement',
        input: {
          ...input,
          top: undefined,
          currencies: chosen === null ? undefined : [chosen],
        },
      },
    };
  },
  brands: {
    filter: 'brands',
    rows: (address) => {
      const { dataset, ...filters } = settle(address).query;
      return { ...filters, dataset };
    },
  },
};
