'use client';

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ChartSkeleton } from '@/components/charts/chart-skeleton';
import { AgainstNote } from '@/components/feedback/against-note';
import { LoadFailure } from '@/components/feedback/load-failure';
import { LedgerFreshness } from '@/components/feedback/sync/ledger-freshness';
import { SyncNotice } from '@/components/feedback/sync/sync-notice';
import { useLedgerSync } from '@/components/feedback/sync/use-ledger-sync';
import { toFailure } from '@/components/feedback/to-failure';
import { UnknownValues } from '@/components/feedback/unknown-values';
import { CompareSelect } from '@/components/filters/compare-select';
import { DateRangePicker } from '@/components/filters/date-range-picker';
import { MissingCurrency } from '@/components/filters/missing-currency';
import { PageHeader } from '@/components/layout/page-header';
import { Button } from '@/components/ui/button';
import { convertedInput } from '@/features/rates/converted-input';
import type { MoneyMetric } from '@/features/rates/converted-shape';
import { ConvertedPanel } from '@/features/rates/screens/converted-panel';
import { type Explorer, showsGroups, totalInput } from '@/features/reports/explorer';
import { shareExplorer } from '@/features/reports/share-explorer';
import type { AddLines } from '@/features/reports/shown-chart';
import type { ViewPage } from '@/features/views/pages';
import { SavedViews } from '@/features/views/screens/saved-views';
import { summaryOptions } from '@/lib/client/ledger';
import { noDays } from '@/lib/client/range-search';
import { chooseCurrency, orderCurrencies } from '@/lib/data/read/summary/currencies';
import type { Summary } from '@/lib/data/read/summary/summary-shape';
import type { DatasetName } from '@/lib/data/terms/datasets';
import type { Day } from '@/lib/data/terms/days';
import { moneyMetrics } from '@/lib/data/terms/metrics';
import type { RangeSearch } from '@/lib/data/terms/ranges/settle-range';
import { useLanguage } from '@/lib/language/use-language';
import { againstOf, writeAgainst } from '@/lib/pages/caption';
import { isSharePage, namesMembers } from '@/lib/pages/shared-page';
import { CurrencyTotals } from './currency-totals';
import { ExplorerChart } from './explorer-chart';
import { ExplorerTables } from './explorer-tables';
import { ExportMenu } from './export-menu';
import { FilterBar } from './filter-bar';
import { ReportTabs } from './report-tabs';
import { type SetExplorer, useExplorer } from './use-explorer';
import { useGroups } from './use-groups';

export type ExplorerScreenProps = {
  dataset: DatasetName;
  /** Server day (UTC), so that hydration matches. */
  today: Day;
  page: ViewPage;
  title: string;
  description: string;
  /** Text while rows are fetched. */
  reading: string;
  /** A note above the figures. */
  note?: ReactNode;
  /** Content between chart and table that only this dataset has. */
  aside?: (explorer: Explorer) => ReactNode;
  /** Adds lines to the charts of totals. */
  addLines?: AddLines | undefined;
};

/** A report page: range, filters, chart and tables of one request, which the URL describes. */
export function ExplorerScreen(props: ExplorerScreenProps) {
  const { dataset, today, page, title, description, reading, note, aside, addLines } = props;
  const language = useLanguage();
  const { t } = language;
  const { explorer, search, setSearch } = useExplorer(dataset, today);
  const total = useQuery(summaryOptions(totalInput(explorer)));
  const { data, isPlaceholderData } = total;
  const failure = toFailure(total);
  const sync = useLedgerSync(isPlaceholderData ? undefined : data && toShown(data));
  const currencies = orderCurrencies(data?.currencies);
  const chosen = chooseCurrency(data?.currencies, explorer.currency);
  const currency = chosen === 'all' ? null : chosen;
  // A comparison that is not loaded is left out, and makes no sum of the range partial.
  const partial = data !== undefined && data.receipt.state !== 'complete';
  const whole = data?.basis.complete === true;
  const groups = useGroups({ explorer, total: data, stale: isPlaceholderData, currency });
  const shownCurrency = currencies.length > 1 ? currency : null;
  const isShared = isSharePage(page) && !namesMembers({ group: explorer.group, ...explorer.filters });
  const share = isShared
    ? (name = title) =>
        shareExplorer(t, { explorer, page, name, currency: shownCurrency }, window.location.search)
    : undefined;
  const compared = data ? againstOf(data) : null;
  const against = compared ? writeAgainst(language, compared) : '';
  return (
    <>
      <PageHeader
        title={title}
        description={description}
        actions={
          <>
            <LedgerFreshness receipt={data?.receipt} sync={sync} />
            <SavedViews page={page} share={share} />
            <ExportMenu
              explorer={explorer}
              currency={shownCurrency}
              share={share}
              table={showsGroups(explorer) && whole && !groups.stale && groups.rows.length > 0}
            />
          </>
        }
        days={explorer.range}
        tabs={<ReportTabs />}
        tabbed
        toolbar={<ExplorerToolbar explorer={explorer} days={search} today={today} setSearch={setSearch} />}
        filters={
          <FilterBar
            explorer={explorer}
            setSearch={setSearch}
            names={data?.filterNames}
            stale={total.isPending || isPlaceholderData}
          />
        }
      />
      {note}
      <UnknownValues values={total.data?.basis.unknownValues} />
      {failure ? (
        <LoadFailure
          {...failure}
          title={t('reports.failures.report')}
          reset={
            <Button onClick={() => setSearch({ ...noDays, grain: null })}>{t('reports.showLast')}</Button>
          }
        />
      ) : (
        <>
          {data ? (
            <CurrencyTotals
              summary={data}
              metric={explorer.metric}
              currencies={currencies}
              value={chosen}
              against={against}
              partial={partial}
              onChange={(next) => setSearch({ currency: next })}
            />
          ) : (
            <div className="h-13" />
          )}
          <AgainstNote answer={data && { ...data, byChange: explorer.order !== null }} />
          {/* On a small screen the panel shrinks, so that the chart is visible without scrolling. */}
          <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5 xl:contents">
            <div className="empty:hidden max-xl:order-1 xl:contents">
              <ConvertedPanel
                input={convertedInput(explorer)}
                metrics={[moneyOf(explorer)]}
                partial={partial}
              />
            </div>
            <MissingCurrency requested={explorer.currency} shown={chosen} currencies={currencies} />
            {data ? (
              <ExplorerChart
                explorer={explorer}
                today={today}
                total={data}
                stale={isPlaceholderData}
                currencies={chosen === 'all' ? currencies : currencies.filter((entry) => entry === chosen)}
                setSearch={setSearch}
                addLines={addLines}
              />
            ) : (
              <ChartSkeleton height={372} />
            )}
          </div>
          {aside?.(explorer)}
          <ExplorerTables
            explorer={explorer}
            total={data}
            stale={isPlaceholderData}
            currency={currency}
            against={against}
            partial={partial}
            setSearch={setSearch}
          />
        </>
      )}
      <SyncNotice sync={sync} label={reading} partial={data !== undefined && !whole} />
    </>
  );
}

/** Clicks are compared with product reports, so both are synced. */
const sourcesOf = (dataset: DatasetName): DatasetName[] =>
  dataset === 'clicks' ? ['clicks', 'reports'] : [dataset];

const toShown = ({ dataset, range, receipt, comparedRange, comparedReceipt }: Summary) => ({
  sources: sourcesOf(dataset),
  range,
  receipts: [receipt],
  comparedRange,
  comparedReceipts: comparedReceipt ? [comparedReceipt] : [],
});

/** The amount to convert: the shown metric, otherwise sales, or the bonus if there are no sales. */
const moneyOf = ({ dataset, metric }: Explorer): MoneyMetric =>
  moneyMetrics.find((name) => name === metric) ?? (dataset === 'brb' ? 'bonus' : 'sales');

type ToolbarProps = { explorer: Explorer; days: RangeSearch; today: Day; setSearch: SetExplorer };

function ExplorerToolbar({ explorer, days, today, setSearch }: ToolbarProps) {
  return (
    <>
      <DateRangePicker search={days} onChange={(next) => setSearch({ ...next, grain: null })} today={today} />
      <CompareSelect
        value={explorer.compare}
        search={days}
        today={today}
        onChange={(next) => setSearch({ compare: next })}
      />
    </>
  );
}
