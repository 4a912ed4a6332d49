'use client';

import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ListExport } from '@/components/export/list-export';
import { AgainstNote } from '@/components/feedback/against-note';
import { MixedMarks } from '@/components/feedback/change-marks';
import { LoadFailure } from '@/components/feedback/load-failure';
import { NoRows } from '@/components/feedback/no-rows';
import { LedgerFreshness } from '@/components/feedback/sync/ledger-freshness';
import { SyncNotice } from '@/components/feedback/sync/sync-notice';
import { useLedgerSync } from '@/components/feedback/sync/use-ledger-sync';
import { toFailure } from '@/components/feedback/to-failure';
import { UnknownValues } from '@/components/feedback/unknown-values';
import { useWeekStart } from '@/components/filters/week-start';
import { PageHeader } from '@/components/layout/page-header';
import { useGo } from '@/components/layout/use-go';
import { listOptional } from '@/components/table/column';
import { DataTable } from '@/components/table/data-table';
import { useTableView } from '@/components/table/use-table-view';
import { profitOptions } from '@/features/profit/client/profit';
import { listLines, nameLine, type ProfitLine } from '@/features/profit/profit-lines';
import { profitSearch, settleProfit, toProfitInput } from '@/features/profit/profit-search';
import type { CurrencyProfit, Profit, ProfitGroup } from '@/features/profit/profit-shape';
import { totalValues } from '@/features/profit/profit-values';
import { drillIntoGroup, pickChosen } from '@/features/reports/explorer';
import { FilterBar } from '@/features/reports/screens/filter-bar';
import { SavedViews } from '@/features/views/screens/saved-views';
import { tupleKey } from '@/lib/base/tuple-key';
import { carryDays } from '@/lib/client/range-search';
import { useSearch } from '@/lib/client/use-search';
import { chooseOneCurrency, orderCurrencies } from '@/lib/data/read/summary/currencies';
import { nextDimension } from '@/lib/data/terms/datasets';
import { type Day, earlierOf } from '@/lib/data/terms/days';
import { dimensionInfo } from '@/lib/data/terms/dimensions';
import { writeFilterValue } from '@/lib/data/terms/filters/filter-value';
import { useLanguage } from '@/lib/language/use-language';
import { againstOf, writeAgainst } from '@/lib/pages/caption';
import { writeReportQuery } from '@/lib/pages/report-path';
import { BelowBreakEven } from './below-break-even';
import { CostNotice } from './cost-notice';
import { CreditNotice } from './credit-notice';
import { drawProfitColumns } from './draw-profit-columns';
import { FirstMargin } from './first-margin';
import { MarginNotice } from './margin-notice';
import { ProfitEstimate } from './profit-estimate';
import { ProfitGrouping } from './profit-grouping';
import { ProfitTabs } from './profit-tabs';
import { ProfitToolbar } from './profit-toolbar';
import { ProfitTotals } from './profit-totals';

/** Filters that the tab sets. */
const fixed = { all: [], cpc: ['payout_model'] } as const;
const rowId = ({ key, unassigned }: ProfitLine) => tupleKey(key, unassigned ? 1 : 0);

type Props = {
  /** Server day (UTC), so that hydration matches. */
  today: Day;
  /** Whether the reader may set margins. */
  manages: boolean;
};

/** Profit after commission at the workspace's margins, and which clicks cost more than they are worth. */
export function ProfitScreen({ today, manages }: Props) {
  const language = useLanguage();
  const { t } = language;
  const go = useGo();
  const [search, setSearch] = useSearch(profitSearch, { history: 'push' });
  const explorer = settleProfit(search, today, useWeekStart());
  const input = toProfitInput(search, explorer);
  const query = useQuery(profitOptions(input));
  const { data, isPlaceholderData } = query;
  const failure = toFailure(query);
  const sync = useLedgerSync(data && !isPlaceholderData ? toShown(data) : undefined);
  const currency = chooseOneCurrency(data?.currencies, search.currency);
  const chosen = pickChosen(search, currency);
  const profit = data?.currencies.find((entry) => entry.currency === currency);
  // A comparison or an estimate that is not loaded is left out, and makes no profit partial.
  const partial =
    data !== undefined &&
    (data.receipt.state !== 'complete' || data.basis.lists.some(({ state }) => state !== 'complete'));
  const whole = data?.basis.complete === true;
  const view = search.show;
  const { group } = explorer;
  const compared = data ? againstOf(data) : null;
  const against = compared ? writeAgainst(language, compared) : '';
  const nameOf = (line: ProfitLine) => nameLine(t, group, line);
  const uncovered = manages && group === 'brand' ? findUncovered(profit, nameOf) : undefined;
  const columns = useMemo(
    () => drawProfitColumns(language, { view, group, profit, against, partial }),
    [language, view, group, profit, against, partial],
  );
  const [tableView, setTableView] = useTableView(`profit-${view}`, { hidden: listOptional(columns) });
  const open = ({ key, unassigned }: ProfitLine) => {
    if (unassigned) return;
    const next = nextDimension('reports', group);
    if (next) return setSearch(drillIntoGroup(explorer, key));
    const rows = { ...explorer.filters, [dimensionInfo[group].filter]: [writeFilterValue(group, key)] };
    return go(`/reports?${writeReportQuery({ ...carryDays(search, explorer.range), ...rows })}&view=rows`);
  };
  return (
    <>
      <PageHeader
        title={t(view === 'cpc' ? 'profit.cpc' : 'pages.profit')}
        description={t(view === 'cpc' ? 'profit.cpcDescription' : 'profit.description')}
        days={explorer.range}
        tabs={<ProfitTabs current={view} />}
        actions={
          <>
            <LedgerFreshness receipt={data?.receipt} sync={sync} />
            <SavedViews page="/reports/profit" />
            {currency && whole && !isPlaceholderData ? (
              <ListExport
                list="profit"
                input={{ ...input, currencies: chosen === null ? undefined : [chosen] }}
                table={{ columns, view: tableView }}
              />
            ) : null}
          </>
        }
        toolbar={
          <ProfitToolbar
            {...{ search, setSearch, today, currency }}
            currencies={orderCurrencies(data?.currencies)}
          />
        }
        filters={
          <FilterBar
            explorer={explorer}
            setSearch={setSearch}
            names={data?.filterNames}
            stale={query.isPending || isPlaceholderData}
            without={fixed[view]}
          />
        }
      />
      <UnknownValues values={query.data?.basis.unknownValues} />
      {data?.margins === 0 ? <FirstMargin manages={manages} brand={uncovered} today={today} /> : null}
      {profit || partial || query.isPending ? (
        <ProfitTotals {...{ profit, against, partial }} values={totalValues[view]} />
      ) : null}
      <AgainstNote answer={data} />
      {profit && view === 'cpc' && data && data.margins > 0 ? (
        <BelowBreakEven profit={profit} noun={t(`dimensions.${group}.plural`)} nameOf={nameOf} />
      ) : null}
      <MixedMarks open={profit?.groups.map(({ figures }) => figures.provisional) ?? []}>
        <DataTable
          label={t(view === 'cpc' ? 'profit.cpc' : 'pages.profit')}
          noun="lines"
          columns={columns}
          rows={profit ? listLines(profit, data?.overlapping ?? []) : []}
          getRowId={rowId}
          view={tableView}
          onViewChange={setTableView}
          onOpen={isPlaceholderData ? undefined : open}
          details
          filters={
            <ProfitGrouping
              {...{ search, setSearch, explorer, profit }}
              onRank={(rank) => setSearch({ rank })}
            />
          }
          loading={query.isPending}
          stale={isPlaceholderData}
          listKey={JSON.stringify([input, currency])}
          arriving={partial}
          error={failure && <LoadFailure {...failure} title={t('profit.failed')} />}
          empty={<NoRows partial={partial} />}
          fit="content"
        />
      </MixedMarks>
      {profit?.estimate && view !== 'cpc' ? (
        <ProfitEstimate estimate={profit.estimate} currency={profit.currency} />
      ) : null}
      {data && data.margins > 0 ? (
        <MarginNotice answer={data} profit={profit} brand={uncovered} today={today} />
      ) : null}
      {data ? <CostNotice answer={data} profit={profit} manages={manages} /> : null}
      {data ? <CreditNotice credits={data.credits} currency={profit?.currency} /> : null}
      <SyncNotice sync={sync} label={t('profit.reading')} partial={data !== undefined && !whole} />
    </>
  );
}

/** The brand without a margin that sells most. */
function findUncovered(profit: CurrencyProfit | undefined, nameOf: (group: ProfitGroup) => string) {
  const [first] = (profit?.groups ?? [])
    .filter(({ key, figures }) => key !== null && figures.covered === null)
    .toSorted((a, b) => Number(b.figures.uncovered.sales) - Number(a.figures.uncovered.sales));
  return first?.key ? { id: first.key, name: nameOf(first) } : undefined;
}

/** Loads bonus estimates only where they count, and the days behind the estimate. */
const toShown = ({ range, receipt, history, bonusReceipt, comparedRange, ...compared }: Profit) => ({
  sources: bonusReceipt ? (['reports', 'brb'] as const) : (['reports'] as const),
  range: history ? { from: earlierOf(range.from, history.range.from), to: range.to } : range,
  receipts: [receipt, history?.receipt, bonusReceipt].filter((one) => one !== null && one !== undefined),
  comparedRange,
  comparedReceipts: [compared.comparedReceipt, compared.comparedBonusReceipt].filter((one) => one !== null),
});
