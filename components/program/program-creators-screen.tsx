'use client';

import { useQueryClient } from '@tanstack/react-query';
import { UserSearch } from 'lucide-react';
import { useQueryStates } from 'nuqs';
import { useMemo, useState } from 'react';
import { LedgerNotice } from '@/components/catalog/ledger-notice';
import { ListFreshness } from '@/components/catalog/list-freshness';
import { LoadFailure } from '@/components/catalog/load-failure';
import { useTyped } from '@/components/catalog/use-typed';
import { DataTable } from '@/components/data-table/data-table';
import { useTableView } from '@/components/data-table/use-table-view';
import { DateRangePicker } from '@/components/filters/date-range-picker';
import { PageHeader } from '@/components/layout/page-header';
import { Button } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy-button';
import { EmptyState } from '@/components/ui/empty-state';
import { SegmentedControl } from '@/components/ui/segmented-control';
import { SavedViews } from '@/components/views/saved-views';
import type { ProgramCreatorRow, ProgramCreatorsAnswer } from '@/lib/catalog/program-shape';
import { formatCount } from '@/lib/format/number';
import type { Day } from '@/lib/ledger/days';
import { fetchJson } from '@/lib/query/fetch-json';
import {
  programCreatorsOptions,
  programCreatorsPath,
  programCreatorsPerPage,
  programKeys,
} from '@/lib/query/program';
import { programCreatorSearch, toProgramCreatorsInput } from '@/lib/query/program-creator-search';
import { rangeSearch, toRange } from '@/lib/query/range-search';
import { useWindowedPages } from '@/lib/query/windowed-pages';
import { programCreatorColumns } from './program-creator-columns';
import { ProgramCreatorExport } from './program-creator-export';
import { ProgramTabs } from './program-tabs';
import { unpaidNote } from './unpaid-note';

const noun = ['creator', 'creators'] as const;
const both = ['program', 'reports'] as const;
const rowId = ({ creator }: ProgramCreatorRow) => `${creator.id}/${creator.creatorConnectionsId}`;
const tagOf = (id: string) => id.slice(id.indexOf('/') + 1);

export function ProgramCreatorsScreen({ today, now }: { today: Day; now: string }) {
  const client = useQueryClient();
  const [search, setSearch] = useQueryStates(
    { ...programCreatorSearch, ...rangeSearch },
    { history: 'push' },
  );
  const [view, setView] = useTableView('program-creators', { sort: { id: 'programSales', desc: true } });
  const [text, setText] = useTyped(search.q, (q) => setSearch({ q: q || null }, { history: 'replace' }));
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const range = toRange(search, today);
  const input = toProgramCreatorsInput(search, range, view.sort);
  const pages = useWindowedPages((offset) => programCreatorsOptions(input, offset), programCreatorsPerPage);
  const { head: query, rows } = pages;
  const { data } = query;
  const columns = useMemo(() => programCreatorColumns(data?.totals ?? []), [data?.totals]);
  const none = data?.list.loaded === 0;
  const shown = search.claimed === null ? 'all' : search.claimed ? 'claimed' : 'unclaimed';
  const count = (value: number | undefined) => (value === undefined ? '' : ` ${formatCount(value)}`);

  const refresh = async () => {
    await fetchJson<ProgramCreatorsAnswer>(programCreatorsPath({ ...input, limit: 1, refresh: true }));
    await client.invalidateQueries({ queryKey: programKeys.all });
  };
  return (
    <>
      <PageHeader
        title="Program creators"
        description={`The unclaimed are not on the service yet: people to recruit. ${unpaidNote}`}
        actions={
          <>
            <SavedViews page="/program/creators" />
            <ProgramCreatorExport input={input} />
          </>
        }
        toolbar={
          <>
            <DateRangePicker
              today={today}
              value={{ start: range.from, end: range.to }}
              onChange={({ start, end }) => setSearch({ from: start, to: end })}
              maxDays={365}
            />
            {data ? (
              <ListFreshness
                noun={noun}
                list={data.list}
                performance={data.performance}
                now={now}
                onRefresh={refresh}
                refreshing={query.isRefetching}
              />
            ) : null}
          </>
        }
      />
      <ProgramTabs />
      <LedgerNotice datasets={both} range={range} receipt={data?.performance.receipt} />
      <DataTable
        label="Program creators"
        noun={noun}
        around={350}
        columns={columns}
        rows={rows}
        getRowId={rowId}
        view={view}
        onViewChange={setView}
        sorting="server"
        selection={{ selected, onChange: setSelected }}
        bulkActions={
          <CopyButton size="sm" label="Copy tags" text={() => [...selected].map(tagOf).join('\n')} />
        }
        search={{ value: text, onChange: setText, placeholder: 'Search names and tags' }}
        filters={
          <SegmentedControl
            label="Claimed or not"
            value={shown}
            onChange={(next) => setSearch({ claimed: next === 'all' ? null : next === 'claimed' })}
            options={[
              { value: 'all', label: 'All' },
              { value: 'claimed', label: `Claimed${count(data?.claimed)}` },
              { value: 'unclaimed', label: `Unclaimed${count(data?.unclaimed)}` },
            ]}
          />
        }
        loading={query.isPending}
        stale={query.isPlaceholderData}
        span={
          data
            ? {
                total: data.total,
                offset: pages.offset,
                onVisible: pages.onVisible,
                listKey: JSON.stringify(input),
              }
            : undefined
        }
        error={
          query.isError && !data ? (
            <LoadFailure
              title="Program creators could not be loaded"
              error={query.error}
              onRetry={() => query.refetch()}
              retrying={query.isFetching}
            />
          ) : undefined
        }
        empty={
          <EmptyState
            icon={<UserSearch />}
            title={none ? 'Nobody in the program yet' : 'No creator passes the filter'}
            action={
              none ? undefined : (
                <Button onClick={() => setSearch({ q: null, claimed: null })}>Clear filters</Button>
              )
            }
          >
            {none
              ? 'Creators show here once they appear in a creator-program report.'
              : 'Everybody in the program reports was looked at.'}
          </EmptyState>
        }
      />
    </>
  );
}
