import { profitColumns } from '@/features/profit/profit-columns';
import { listLines } from '@/features/profit/profit-lines';
import { profitQuerySchema } from '@/features/profit/profit-query';
import { profitSearch, settleProfit, toProfitInput } from '@/features/profit/profit-search';
import type { CurrencyProfit } from '@/features/profit/profit-shape';
import { compareProfit, listKnown, totalValues, writeProfit } from '@/features/profit/profit-values';
import { readProfit } from '@/features/profit/read-profit';
import type { ReportTotal } from '@/features/schedules/report-shape';
import { readSearch } from '@/lib/base/address/search';
import { chooseOneCurrency, orderCurrencies, pickAsked } from '@/lib/data/currencies';
import { nameShown } from '@/lib/data/reporting/caption';
import { findOpenDays } from '@/lib/data/reporting/open-days';
import type { Language } from '@/lib/language/language';
import { buildTable } from './build-table';
import { type PageKind, readRequest } from './page-kind';

type View = 'all' | 'cpc';

/** Profit after commission, of the shown currency; its first value in every currency. */
export const profitPage: PageKind = {
  ...{ list: 'profit', brandFilter: 'brands' },
  dataset: () => 'reports',
  filters: ({ search, today, weekStart }) =>
    settleProfit(readSearch(profitSearch, search), today, weekStart).filters,
  read: async (asked) => {
    const { workspace, language, search: address, today, weekStart } = asked;
    const search = readSearch(profitSearch, address);
    const explorer = settleProfit(search, today, weekStart);
    const input = toProfitInput(search, explorer);
    const query = readRequest(profitQuerySchema, input);
    const answer = await readProfit(workspace, query);
    const { currencies, receipt, basis } = answer;
    const currency = chooseOneCurrency(currencies, search.currency);
    const profit = currencies.find((entry) => entry.currency === currency);
    const codes = orderCurrencies(currencies);
    const chosen = pickAsked(codes, search.currency);
    const partial = receipt.state !== 'complete' || basis.lists.some(({ state }) => state !== 'complete');
    const view = search.show;
    return {
      title: language.t(view === 'cpc' ? 'profit.cpc' : 'pages.profit'),
      range: explorer.range,
      totals: listProfitTotals(language, currencies, { view, currency, partial }),
      against: answer.comparedRange,
      chart: null,
      table: buildTable(
        profitColumns(language, { view, group: explorer.group, profit, partial }),
        profit ? listLines(profit, answer.overlapping) : [],
        {
          ...{ search: address, sorted: true },
          count: profit ? profit.counts.groups + (profit.unassigned ? 1 : 0) : 0,
        },
      ),
      currency: nameShown(codes, currency, search.currency),
      basis,
      open: findOpenDays(explorer.range, today),
      file: {
        list: 'profit',
        input: { ...input, top: undefined, currencies: chosen === null ? undefined : [chosen] },
      },
    };
  },
};

type Shown = { view: View; currency: string | null; partial: boolean };

function listProfitTotals(
  { t, format }: Language,
  currencies: readonly CurrencyProfit[],
  { view, currency, partial }: Shown,
): ReportTotal[] {
  const own = currencies.filter((entry) => entry.currency === currency);
  const others = currencies.filter((entry) => entry.currency !== currency);
  return listKnown(totalValues[view], own[0]).flatMap((value, at) =>
    [...own, ...(at === 0 ? others : [])].map(({ currency: code, figures, compared }) => {
      const label = t(`profit.values.${value}.label`);
      const name = currencies.length > 1 ? t('table.inCurrency', { name: label, currency: code }) : label;
      return {
        label: partial ? t('caption.soFar', { label: name }) : name,
        value: writeProfit(format, figures, value, code) ?? t('profit.noMargin'),
        change: partial ? null : (compareProfit(format, figures, compared, value)?.text ?? null),
      };
    }),
  );
}
