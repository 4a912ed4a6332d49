'use client';

import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ListExport } from '@/components/export/list-export';
import { AgainstNote } from '@/components/feedback/against-note';
import { LoadFailure } from '@/components/feedback/load-failure';
import { NoRows } from '@/components/feedback/no-rows';
import { LedgerNotice } from '@/components/feedback/sync/ledger-notice';
import { toFailure } from '@/components/feedback/to-failure';
import { UnknownValues } from '@/components/feedback/unknown-values';
import { CurrencySwitch } from '@/components/filters/currency-switch';
import { DateRangePicker } from '@/components/filters/date-range-picker';
import { useRange } from '@/components/filters/week-start';
import { alertItemOf } from '@/components/layout/alert-item';
import { PageHeader } from '@/components/layout/page-header';
import { useGo } from '@/components/layout/use-go';
import { listOptional } from '@/components/table/column';
import { DataTable } from '@/components/table/data-table';
import { useTableView } from '@/components/table/use-table-view';
import { EmptyState } from '@/components/ui/empty-state';
import { Select } from '@/components/ui/select';
import { ImportLinks } from '@/features/links/screens/import-links';
import { placementSearch, toPlacementsInput } from '@/features/placements/client/placement-search';
import { placementsOptions } from '@/features/placements/client/placements';
import {
  type PlacementGroup,
  type PlacementSort,
  placementGroups,
  placementSorts,
} from '@/features/placements/placements-query';
import type { PlacementRow, Placements } from '@/features/placements/placements-shape';
import { SavedViews } from '@/features/views/screens/saved-views';
import { tupleKey } from '@/lib/base/tuple-key';
import { carryDays } from '@/lib/client/range-search';
import { useSearch } from '@/lib/client/use-search';
import { chooseOneCurrency, orderCurrencies } from '@/lib/data/read/summary/currencies';
import type { Day, DayRange } from '@/lib/data/terms/days';
import { dimensionInfo } from '@/lib/data/terms/dimensions';
import { writeFilterValue } from '@/lib/data/terms/filters/filter-value';
import { useLanguage } from '@/lib/language/use-language';
import { findRowTarget, isWatched } from '@/lib/pages/alert-target';
import { writeReportQuery } from '@/lib/pages/report-path';
import { drawPlacementColumns } from './draw-placement-columns';

const datasets = ['reports'] as const;
const rowId = ({ kind, key }: PlacementRow) => tupleKey(kind, key);

type Props = { today: Day; imports: boolean };
type Search = { group: PlacementGroup; sort: PlacementSort };
type SetSearch = (change: { [Name in keyof Search]?: Search[Name] | null }) => void;

/** Commission by placement. A row links to its report rows. */
export function PlacementsScreen({ today, imports }: Props) {
  const language = useLanguage();
  const { t } = language;
  const go = useGo();
  const [search, setSearch] = useSearch(placementSearch, { history: 'push' });
  const range = useRange(search, today);
  const query = useQuery(placementsOptions(toPlacementsInput(search, range)));
  const { data } = query;
  const failure = toFailure(query);
  const currency = chooseOneCurrency(data?.currencies, search.currency);
  const part = data?.currencies.find((entry) => entry.currency === currency);
  const partial = data !== undefined && data.receipt.state !== 'complete';
  const { group, sort } = search;
  const days = carryDays(search, range);
  const hrefOf = ({ key }: PlacementRow) => {
    const chosen = {
      [dimensionInfo[group].filter]: [writeFilterValue(group, key)],
      group: dimensionInfo[group].drillDown ?? group,
    };
    return `/reports?${writeReportQuery({ ...days, ...chosen, ...(currency ? { currency } : {}) })}` as const;
  };
  const { placements, foreign } = useMemo(() => splitForeign(part?.placements ?? []), [part]);
  const foreignHref = foreign && hrefOf(foreign);
  const columns = useMemo(() => {
    const answer = data ?? { group, week: range, weekBefore: range, weekDays: null };
    const below = foreign && foreignHref ? { row: foreign, href: foreignHref } : undefined;
    return drawPlacementColumns(language, { answer, part, sort, foreign: below, partial });
  }, [language, data, group, range, part, foreign, foreignHref, partial, sort]);
  const [view, setView] = useTableView('placements', { hidden: listOptional(columns) });
  const shown = data?.group ?? group;
  const watched = { dimension: shown, metric: sort, currency, range, filters: {} };
  const rowActions = ({ kind, key }: PlacementRow) =>
    alertItemOf(kind === 'value' ? findRowTarget({ ...watched, key }) : null);
  return (
    <>
      <PageHeader
        tabbed
        title={t('placements.title')}
        description={t('placements.hint')}
        days={range}
        actions={
          <>
            <SavedViews page="/links/performance" />
            {imports ? <ImportLinks /> : null}
            <ListExport
              list="report-groups"
              input={{ ...range, dataset: 'reports', group, sort }}
              table={{ columns, view }}
            />
          </>
        }
        toolbar={
          <>
            <DateRangePicker today={today} search={search} onChange={setSearch} />
            <CurrencySwitch
              currencies={orderCurrencies(data?.currencies)}
              value={currency}
              search={search}
              onChange={setSearch}
            />
          </>
        }
      />
      <PlacementNotices answer={data} range={range} />
      <DataTable
        label={t('placements.label')}
        filters={<PlacementFilters search={search} setSearch={setSearch} />}
        noun="placements"
        columns={columns}
        rows={placements}
        getRowId={rowId}
        view={view}
        onViewChange={setView}
        onOpen={(row) => {
          if (row.kind === 'value') go(hrefOf(row));
        }}
        rowActions={isWatched(shown) ? rowActions : undefined}
        loading={query.isPending}
        stale={query.isPlaceholderData}
        listKey={JSON.stringify([group, sort, range, currency])}
        arriving={partial}
        error={failure && <LoadFailure {...failure} title={t('placements.failed')} />}
        empty={
          <NoRows partial={partial}>
            <EmptyState title={t('placements.none')}>{t('placements.noneHint')}</EmptyState>
          </NoRows>
        }
        fit="content"
      />
    </>
  );
}

function PlacementNotices({ answer, range }: { answer: Placements | undefined; range: DayRange }) {
  return (
    <>
      <UnknownValues values={answer?.basis.unknownValues} />
      <LedgerNotice
        datasets={datasets}
        range={range}
        receipt={answer?.receipt}
        compared={{
          receipt: answer?.weekReceipt ?? null,
          range: answer ? { from: answer.weekBefore.from, to: answer.week.to } : null,
        }}
      />
      <AgainstNote answer={answer && { comparedRange: answer.weekBefore, comparedDays: answer.weekDays }} />
    </>
  );
}

function PlacementFilters({ search, setSearch }: { search: Search; setSearch: SetSearch }) {
  const { t } = useLanguage();
  const groupOptions = placementGroups.map((value) => ({
    value,
    label: t('reports.groupedBy', { dimension: t(`dimensions.${value}.inText`) }),
  }));
  const sortOptions = placementSorts.map((value) => ({
    value,
    label: t('reports.rankedBy', { metric: t(`metrics.${value}.label`) }),
  }));
  return (
    <>
      <Select
        aria-label={t('reports.groupBy')}
        className="w-40"
        options={groupOptions}
        value={search.group}
        onChange={({ target }) =>
          setSearch({ group: placementGroups.find((name) => name === target.value) ?? null })
        }
      />
      <Select
        aria-label={t('placements.rankBy')}
        className="w-56"
        options={sortOptions}
        value={search.sort}
        onChange={({ target }) =>
          setSearch({ sort: placementSorts.find((name) => name === target.value) ?? null })
        }
      />
    </>
  );
}

/** Links that were not created here stand below the total. Without other rows there is no total, so they are a row. */
function splitForeign(rows: readonly PlacementRow[]) {
  const placements = rows.filter(({ kind, key }) => kind !== 'value' || key !== null);
  if (placements.length === 0) return { placements: rows, foreign: undefined };
  return { placements, foreign: rows.find((row) => !placements.includes(row)) };
}
