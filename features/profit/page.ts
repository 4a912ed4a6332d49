import { writeTable } from '@/components/table/write-table';
import { readSearch } from '@/lib/base/address/search';
import { namedFilters } from '@/lib/data/terms/filters/filter-dimensions';
import type { Language } from '@/lib/language/language';
import { fixDays, monday, readRequest } from '@/lib/pages/address';
import { settleCurrency } from '@/lib/pages/caption';
import { makeCaption } from '@/lib/pages/make-caption';
import type { Address, Page, PageTotal } from '@/lib/pages/page';
import { captionOfProfit } from './profit-caption';
import { profitColumns } from './profit-columns';
import { listLines } from './profit-lines';
import { profitQuerySchema } from './profit-query';
import { profitSearch, settleProfit, toProfitInput } from './profit-search';
import type { CurrencyProfit } from './profit-shape';
import { compareProfit, listKnown, totalValues, writeProfit } from './profit-values';
import { readProfit } from './read-profit';

function settle({ search, today }: Address) {
  const given = readSearch(profitSearch, search);
  const explorer = settleProfit(given, today, monday);
  return { view: given.show, asked: given.currency, explorer, input: toProfitInput(given, explorer) };
}

/** Profit after commission, of the shown currency; its first value in every currency. */
export const profitPage: Page = {
  allow: 'view',
  parameters: profitSearch,
  filters: (address) => namedFilters(readRequest(profitQuerySchema, settle(address).input)),
  read: async (workspace, address) => {
    const { language } = workspace;
    const { search, today } = address;
    const { view, asked, explorer, input } = settle(address);
    const query = readRequest(profitQuerySchema, input);
    const answer = await readProfit(workspace, query);
    const { currencies, receipt, basis, overlapping } = answer;
    const settled = settleCurrency(currencies, asked);
    const { currency, chosen } = settled;
    const profit = currencies.find((entry) => entry.currency === currency);
    const partial = receipt.state !== 'complete' || basis.lists.some(({ state }) => state !== 'complete');
    const title = language.t(view === 'cpc' ? 'profit.cpc' : 'pages.profit');
    const totals = listProfitTotals(language, currencies, { view, currency, partial });
    return {
      caption: await makeCaption(workspace, address, namedFilters(query), {
        ...captionOfProfit(language, answer, today),
        page: title,
        currency: settled.caption,
      }),
      totals,
      chart: null,
      table: writeTable(
        profitColumns(language, { view, group: explorer.group, profit }),
        profit ? listLines(profit, overlapping) : [],
        {
          title,
          search,
          sorted: true,
          count: profit ? profit.counts.groups + (profit.unassigned ? 1 : 0) : 0,
        },
      ),
      search: fixDays(search, explorer.range),
      file: {
        list: 'profit',
        input: { ...input, top: undefined, currencies: chosen === null ? undefined : [chosen] },
      },
    };
  },
  brands: {
    filter: 'brands',
    rows: (address) => ({ ...settle(address).explorer.filters, dataset: 'reports' }),
  },
};

type Shown = { view: 'all' | 'cpc'; currency: string | null; partial: boolean };

function listProfitTotals(
  { t, format }: Language,
  currencies: readonly CurrencyProfit[],
  { view, currency, partial }: Shown,
): PageTotal[] {
  const own = currencies.filter((entry) => entry.currency === currency);
  const others = currencies.filter((entry) => entry.currency !== currency);
  return listKnown(totalValues[view], own[0]).flatMap((value, at) =>
    [...own, ...(at === 0 ? others : [])].map((line) => ({
      name: t(`profit.values.${value}.label`),
      currency: line.currency,
      text: writeProfit(format, line.figures, value, line.currency) ?? t('profit.noMargin'),
      delta: compareProfit(format, line, value),
      partial,
    })),
  );
}
