'use client';

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PageHeader } from '@/components/layout/page-header';
import { formatDayRange } from '@/lib/format/day';
import type { DatasetName } from '@/lib/ledger/datasets';
import type { Day } from '@/lib/ledger/days';
import { summaryOptions } from '@/lib/query/ledger';
import { chooseCurrency, orderCurrencies } from '@/lib/reports/currencies';
import { totalInput } from '@/lib/reports/explorer';
import { CurrencySwitch } from './currency-switch';
import { ExplorerChart } from './explorer-chart';
import { ExplorerTables } from './explorer-tables';
import { ExplorerToolbar } from './explorer-toolbar';
import { FilterBar } from './filter-bar';
import { useExplorer } from './use-explorer';

type Props = {
  dataset: DatasetName;
  today: Day;
  title: string;
  description: string;
  /** Said about the figures, above them. */
  note?: ReactNode;
  /** Below the chart: what this dataset alone can tell. */
  aside?: ReactNode;
  /** Beside the title. */
  switcher?: ReactNode;
};

/** One report page: range, filters, chart and tables over one question, which is the address. */
export function ExplorerScreen({ dataset, today, title, description, note, aside, switcher }: Props) {
  const { explorer, setSearch } = useExplorer(dataset, today);
  const total = useQuery(summaryOptions(totalInput(explorer)));
  const currencies = orderCurrencies(total.data);
  const currency = chooseCurrency(currencies, explorer.currency);
  const against = total.data?.comparedRange
    ? `against ${formatDayRange(total.data.comparedRange.from, total.data.comparedRange.to)}`
    : '';
  return (
    <>
      <PageHeader title={title} description={description} actions={switcher} />
      {note}
      <ExplorerToolbar explorer={explorer} today={today} setSearch={setSearch} />
      <FilterBar explorer={explorer} setSearch={setSearch} />
      <CurrencySwitch
        currencies={currencies}
        value={currency}
        onChange={(next) => setSearch({ currency: next })}
      />
      <ExplorerChart
        explorer={explorer}
        today={today}
        total={total.data}
        stale={total.isPlaceholderData}
        currencies={currency === 'all' ? currencies : currencies.filter((entry) => entry === currency)}
        setSearch={setSearch}
      />
      {aside}
      <ExplorerTables
        explorer={explorer}
        total={total.data}
        currency={currency === 'all' ? null : currency}
        against={against}
        setSearch={setSearch}
      />
    </>
  );
}
