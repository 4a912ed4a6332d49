'use client';

import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ListExport } from '@/components/export/list-export';
import { LoadFailure } from '@/components/feedback/load-failure';
import { NoRows } from '@/components/feedback/no-rows';
import { LedgerFreshness } from '@/components/feedback/sync/ledger-freshness';
import { SyncNotice } from '@/components/feedback/sync/sync-notice';
import { useLedgerSync } from '@/components/feedback/sync/use-ledger-sync';
import { toFailure } from '@/components/feedback/to-failure';
import { UnknownValues } from '@/components/feedback/unknown-values';
import { useWeekStart } from '@/components/filters/week-start';
import { PageHeader } from '@/components/layout/page-header';
import { DataTable } from '@/components/table/data-table';
import { useTableView } from '@/components/table/use-table-view';
import { EmptyState } from '@/components/ui/empty-state';
import { pickChosen } from '@/features/reports/explorer';
import { FilterBar } from '@/features/reports/screens/filter-bar';
import { shareExplorer } from '@/features/reports/share-explorer';
import { settlementOptions } from '@/features/settlement/client/settlement';
import { countConversions } from '@/features/settlement/count-conversions';
import type { Settlement, SettlementGroup } from '@/features/settlement/settlement-shape';
import { SavedViews } from '@/features/views/screens/saved-views';
import { tupleKey } from '@/lib/base/tuple-key';
import { useSearch } from '@/lib/client/use-search';
import { chooseOneCurrency, orderCurrencies } from '@/lib/data/read/summary/currencies';
import type { Day } from '@/lib/data/terms/days';
import { useLanguage } from '@/lib/language/use-language';
import { namesMembers } from '@/lib/pages/shared-page';
import { AgeTable } from './age-table';
import { drawSettlementColumns } from './draw-settlement-columns';
import { ExpectedCard } from './expected-card';
import { SettlementGrouping } from './settlement-grouping';
import { chooseSettlement, nameYear, settlementSearch, withYear } from './settlement-search';
import { SettlementToolbar } from './settlement-toolbar';

const rowId = ({ key }: SettlementGroup) => tupleKey(key);
const noGroups: readonly string[] = [];
/** History has neither. */
const without = ['marketplace', 'campaign'] as const;

type Props = {
  /** Server day (UTC), so that hydration matches. */
  today: Day;
};

/** How much of what is reported is still there when it settles, and what open months are expected to settle at. */
export function SettlementScreen({ today }: Props) {
  const language = useLanguage();
  const { t, format } = language;
  const [search, setSearch] = useSearch(settlementSearch, { history: 'push' });
  const { explorer, metric, group, input } = chooseSettlement(search, today, useWeekStart());
  const query = useQuery(settlementOptions(input));
  const { data, isPlaceholderData } = query;
  const failure = toFailure(query);
  const sync = useLedgerSync(data && !isPlaceholderData ? toShown(data) : undefined);
  const currencies = data?.currencies.map(countConversions);
  const currency = chooseOneCurrency(currencies, search.currency);
  const chosen = pickChosen(search, currency);
  const part = data?.currencies.find((one) => one.currency === currency);
  const whole = data?.basis.complete === true;
  const overlapping = data?.overlapping ?? noGroups;
  const columns = useMemo(
    () => drawSettlementColumns(language, { group, metric, currency: currency ?? '', overlapping }),
    [language, group, metric, currency, overlapping],
  );
  const [view, setView] = useTableView('settlement', { hidden: [] });
  const empty = <NothingYet answer={data} />;
  const readAddress = () => nameYear(window.location.search);
  const title = t('pages.settlement');
  const share = namesMembers({ group, ...explorer.filters })
    ? undefined
    : (name = title) =>
        shareExplorer(t, { explorer, page: '/reports/settlement', name, currency }, readAddress());
  return (
    <>
      <PageHeader
        title={title}
        description={t('settlement.description')}
        days={explorer.range}
        actions={
          <>
            <LedgerFreshness receipt={data?.receipt} sync={sync} />
            <SavedViews page="/reports/settlement" share={share} />
            {currency && whole && !isPlaceholderData ? (
              <ListExport
                list="settlement"
                input={{ ...input, currencies: chosen === null ? undefined : [chosen] }}
                table={{ columns, view }}
                share={share}
                readAddress={readAddress}
              />
            ) : null}
          </>
        }
        toolbar={
          <SettlementToolbar
            {...{ setSearch, today, currency, metric, grain: explorer.grain }}
            search={withYear(search)}
            currencies={orderCurrencies(currencies)}
          />
        }
        filters={
          <FilterBar
            explorer={explorer}
            setSearch={setSearch}
            names={data?.filterNames}
            stale={query.isPending || isPlaceholderData}
            without={without}
          />
        }
      />
      <UnknownValues values={query.data?.basis.unknownValues} />
      {failure ? null : (
        <>
          <ExpectedCard answer={data} part={part} filters={explorer.filters} today={today} />
          <AgeTable answer={data} part={part} empty={empty} partial={data !== undefined && !whole} />
        </>
      )}
      <DataTable
        label={t('settlement.groups.label')}
        noun="lines"
        columns={columns}
        rows={part?.groups ?? []}
        getRowId={rowId}
        view={view}
        onViewChange={setView}
        details
        filters={
          <SettlementGrouping
            {...{ group, rank: search.rank }}
            onGroup={(group) => setSearch({ group })}
            onRank={(rank) => setSearch({ rank })}
          />
        }
        loading={query.isPending}
        stale={isPlaceholderData}
        listKey={JSON.stringify([input, currency])}
        arriving={data !== undefined && !whole}
        error={failure && <LoadFailure {...failure} title={t('settlement.failed')} />}
        empty={<NoRows partial={data !== undefined && !whole}>{empty}</NoRows>}
        fit="content"
      />
      <p className="text-xs text-muted">
        {data?.since
          ? t('settlement.since', { day: format.day(data.since.slice(0, 10)) })
          : t('settlement.neverSeen')}
      </p>
      <SyncNotice sync={sync} label={t('settlement.reading')} partial={data !== undefined && !whole} />
    </>
  );
}

/** Why nothing can be said yet. */
function NothingYet({ answer }: { answer: Settlement | undefined }) {
  const { t, format } = useLanguage();
  const { since, firstSettles } = answer ?? {};
  return (
    <EmptyState title={t('settlement.empty.title')}>
      {since && firstSettles
        ? t('settlement.empty.waiting', {
            since: format.day(since.slice(0, 10)),
            day: format.day(firstSettles),
          })
        : t('settlement.empty.hint')}
    </EmptyState>
  );
}

const toShown = ({ dataset, range, receipt, history, historyReceipt }: Settlement) => ({
  sources: [dataset],
  range,
  receipts: [receipt],
  comparedRange: history,
  comparedReceipts: [historyReceipt],
});
