import { describeBreakEven } from '@/features/profit/describe-break-even';
import { profitQuerySchema } from '@/features/profit/profit-query';
import type { CurrencyProfit, ProfitGroup } from '@/features/profit/profit-shape';
import { readProfit } from '@/features/profit/read-profit';
import { profitSearch, settleProfit, toProfitInput } from '@/features/profit/screens/profit-search';
import {
  compareProfit,
  optionalValues,
  type ProfitValue,
  profitInfo,
  shownValues,
  writeProfit,
} from '@/features/profit/screens/profit-values';
import type { ReportTotal } from '@/features/schedules/report-shape';
import { readSearch } from '@/lib/base/address/search';
import { chooseOneCurrency } from '@/lib/data/currencies';
import type { Dimension } from '@/lib/data/datasets';
import { nameGroup } from '@/lib/data/reporting/group-names';
import type { Language } from '@/lib/language/language';
import { buildTable, type ReportColumn } from './build-table';
import { findOpenDays } from './describe-receipt';
import { ledgerOfQuestion, type PageKind, readRequest } from './page-kind';

type View = 'all' | 'cpc';

const totals: Record<View, readonly ProfitValue[]> = {
  all: ['netProfit', 'returnOnCommission', 'commission', 'uncovered'],
  cpc: ['netProfit', 'costPerClick', 'breakEvenCpc', 'uncovered'],
};

/** Profit after commission, of the shown currency; its first value in every currency. */
export const profitPage: PageKind = {
  ...{ list: 'profit', brandFilter: 'brands' },
  dataset: () => 'reports',
  filters: ({ search, today, weekStart }) =>
    settleProfit(readSearch(profitSearch, search), today, weekStart).filters,
  read: async (asked) => {
    const { catalog, language, search: address, today, weekStart } = asked;
    const search = readSearch(profitSearch, address);
    const explorer = settleProfit(search, today, weekStart);
    const input = toProfitInput(search, explorer);
    const query = readRequest(profitQuerySchema, input);
    const answer = await readProfit({ ...catalog, ledger: await ledgerOfQuestion(asked, query) }, query);
    const { currencies, receipt, basis } = answer;
    const currency = chooseOneCurrency(currencies, search.currency);
    const profit = currencies.find((entry) => entry.currency === currency);
    const partial = receipt.state !== 'complete' || basis.lists.some(({ state }) => state !== 'complete');
    const view = search.show;
    return {
      title: language.t(view === 'cpc' ? 'profit.cpc' : 'pages.profit'),
      range: explorer.range,
      totals: listProfitTotals(language, currencies, { view, currency, partial }),
      against: answer.comparedRange,
      chart: null,
      table: buildTable(
        profitColumns(language, { view, group: explorer.group, profit }),
        profit?.groups ?? [],
        {
          ...{ search: address, sorted: true },
          count: profit?.counts.groups ?? 0,
        },
      ),
      basis,
      open: findOpenDays(explorer.range, today),
      file: {
        list: 'profit',
        input: { ...input, top: undefined, currencies: currency === null ? undefined : [currency] },
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
  return totals[view].flatMap((value, at) =>
    [...own, ...(at === 0 ? others : [])].map(({ currency: code, figures, compared }) => {
      const label = t(`profit.values.${value}.label`);
      const name = currencies.length > 1 ? t('table.inCurrency', { name: label, currency: code }) : label;
      return {
        label: partial ? t('reportMail.soFar', { label: name }) : name,
        value: writeProfit(format, figures, value, code) ?? t('profit.noMargin'),
        change: partial ? null : (compareProfit(format, figures, compared, value)?.text ?? null),
      };
    }),
  );
}

type Table = { view: View; group: Dimension; profit: CurrencyProfit | undefined };

export function profitColumns(
  language: Language,
  { view, group, profit }: Table,
): ReportColumn<ProfitGroup>[] {
  const { t, format } = language;
  const code = profit?.currency ?? '';
  const hasBonus = Boolean(profit?.figures.covered && profit.figures.covered.bonus !== null);
  const verdict: ReportColumn<ProfitGroup> = {
    ...{ id: 'verdict', header: t('profit.breakEven.header') },
    value: ({ figures }) => describeBreakEven(language, figures, code),
  };
  const values = [...shownValues[view], ...optionalValues[view]].filter(
    (value) => value !== 'netProfitWithBonus' || hasBonus,
  );
  return [
    { id: 'name', header: t(`dimensions.${group}.label`), value: (row) => nameGroup(t, group, row) },
    ...(view === 'cpc' ? [verdict] : []),
    ...values.map(
      (value): ReportColumn<ProfitGroup> => ({
        ...{ id: value, header: t(`profit.values.${value}.label`), align: 'end' },
        optional: optionalValues[view].includes(value),
        value: ({ figures }) => profitInfo[value].read(figures),
        text: ({ figures }) => writeProfit(format, figures, value, code) ?? t('profit.noMargin'),
      }),
    ),
  ];
}
