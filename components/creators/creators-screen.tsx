'use client';

import { useQueryClient } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useQueryStates } from 'nuqs';
import { useMemo, useState } from 'react';
import { LedgerNotice } from '@/components/catalog/ledger-notice';
import { ListFreshness } from '@/components/catalog/list-freshness';
import { LoadFailure } from '@/components/catalog/load-failure';
import { useTyped } from '@/components/catalog/use-typed';
import { DataTable } from '@/components/data-table/data-table';
import { useTableView } from '@/components/data-table/use-table-view';
import { DateRangePicker } from '@/components/filters/date-range-picker';
import { MultiSelect } from '@/components/filters/multi-select';
import { PageHeader } from '@/components/layout/page-header';
import { CurrencySwitch } from '@/components/reports/currency-switch';
import { Button } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy-button';
import { EmptyState } from '@/components/ui/empty-state';
import { SavedViews } from '@/components/views/saved-views';
import type { CreatorRow, CreatorsAnswer } from '@/lib/catalog/creator-shape';
import type { Day } from '@/lib/ledger/days';
import { creatorSearch } from '@/lib/query/creator-search';
import {
  creatorKeys,
  creatorsOptions,
  creatorsPath,
  creatorsPerPage,
  toCreatorsInput,
} from '@/lib/query/creators';
import { fetchJson } from '@/lib/query/fetch-json';
import { rangeSearch, toRange } from '@/lib/query/range-search';
import { useWindowedPages } from '@/lib/query/windowed-pages';
import { creatorColumns } from './creator-columns';
import { CreatorExport } from './creator-export';

const noun = ['creator', 'creators'] as const;
const reportsOnly = ['reports'] as const;
const rowId = ({ creator }: CreatorRow) => creator.id;

export function CreatorsScreen({ today, now }: { today: Day; now: string }) {
  const router = useRouter();
  const client = useQueryClient();
  const [search, setSearch] = useQueryStates({ ...creatorSearch, ...rangeSearch }, { history: 'push' });
  const [view, setView] = useTableView('creators', { sort: { id: 'sales', desc: true } });
  const [text, setText] = useTyped(search.q, (q) => setSearch({ q: q || null }, { history: 'replace' }));
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const range = toRange(search, today);
  const input = toCreatorsInput(search, range, view.sort);
  const pages = useWindowedPages((offset) => creatorsOptions(input, offset), creatorsPerPage);
  const { head: query, rows } = pages;
  const { data } = query;
  const currency = data?.currency ?? null;
  const columns = useMemo(() => creatorColumns(data?.totals ?? [], currency), [data?.totals, currency]);

  const refresh = async () => {
    await fetchJson<CreatorsAnswer>(creatorsPath({ ...input, limit: 1, refresh: true }));
    await client.invalidateQueries({ queryKey: creatorKeys.all });
  };
  const none = data?.list.loaded === 0;
  return (
    <>
      <PageHeader
        title="Creators"
        description="Active partnerships, beside what each brought. Figures are of days in UTC."
        actions={
          <>
            <SavedViews page="/creators" />
            <CreatorExport input={input} />
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
            <CurrencySwitch
              currencies={data?.totals.map((total) => total.currency) ?? []}
              value={currency}
              onChange={(code) => setSearch({ currency: code })}
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
      <LedgerNotice datasets={reportsOnly} range={range} receipt={data?.performance.receipt} />
      <DataTable
        label="Creators"
        noun={noun}
        columns={columns}
        rows={rows}
        getRowId={rowId}
        view={view}
        onViewChange={setView}
        sorting="server"
        onOpen={({ creator }) => router.push(`/creators/${creator.id}`)}
        selection={{ selected, onChange: setSelected }}
        bulkActions={<CopyButton size="sm" label="Copy ids" text={() => [...selected].join('\n')} />}
        search={{ value: text, onChange: setText, placeholder: 'Search creators' }}
        filters={
          <MultiSelect
            label="Brand"
            options={(data?.brands ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            selected={search.brands}
            onChange={(brands) => setSearch({ brands })}
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
              title="Creators could not be loaded"
              error={query.error}
              onRetry={() => query.refetch()}
              retrying={query.isFetching}
            />
          ) : undefined
        }
        empty={
          <EmptyState
            icon={<Users />}
            title={none ? 'No active partnership yet' : 'No creator passes the filter'}
            action={
              none ? undefined : (
                <Button onClick={() => setSearch({ q: null, brands: null })}>Clear filters</Button>
              )
            }
          >
            {none
              ? 'Creators show here once they partner with one of your brands.'
              : 'All active partners were looked at.'}
          </EmptyState>
        }
      />
    </>
  );
}
