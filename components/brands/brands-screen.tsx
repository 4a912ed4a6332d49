'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { LayoutGrid, Rows3, Store } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useQueryStates } from 'nuqs';
import { useMemo } from 'react';
import { LedgerNotice } from '@/components/catalog/ledger-notice';
import { ListFreshness } from '@/components/catalog/list-freshness';
import { LoadFailure } from '@/components/catalog/load-failure';
import { useTyped } from '@/components/catalog/use-typed';
import { orderFewRows } from '@/components/data-table/compare-rows';
import { DataTable } from '@/components/data-table/data-table';
import { TableSearch } from '@/components/data-table/table-search';
import { useTableView } from '@/components/data-table/use-table-view';
import { DateRangePicker } from '@/components/filters/date-range-picker';
import { MultiSelect } from '@/components/filters/multi-select';
import { PageHeader } from '@/components/layout/page-header';
import { CurrencySwitch } from '@/components/reports/currency-switch';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { SegmentedControl } from '@/components/ui/segmented-control';
import { SavedViews } from '@/components/views/saved-views';
import type { BrandRow, BrandsAnswer } from '@/lib/catalog/brand-shape';
import { formatCount } from '@/lib/format/number';
import type { Day } from '@/lib/ledger/days';
import { brandSearch } from '@/lib/query/brand-search';
import { brandKeys, brandsOptions, brandsPath, toBrandsInput } from '@/lib/query/brands';
import { fetchJson } from '@/lib/query/fetch-json';
import { rangeSearch, toRange } from '@/lib/query/range-search';
import { BrandCards } from './brand-cards';
import { brandColumns } from './brand-columns';
import { BrandExport } from './brand-export';

const noun = ['brand', 'brands'] as const;
const reportsOnly = ['reports'] as const;
const rowId = ({ brand }: BrandRow) => brand.id;
const layouts = [
  { value: 'table', label: <Rows3 aria-label="Table" />, title: 'Table' },
  { value: 'cards', label: <LayoutGrid aria-label="Cards" />, title: 'Cards' },
] as const;
const activity = [
  { value: 'true', label: 'Active' },
  { value: 'false', label: 'Inactive' },
];

export function BrandsScreen({ today, now }: { today: Day; now: string }) {
  const router = useRouter();
  const client = useQueryClient();
  const [search, setSearch] = useQueryStates({ ...brandSearch, ...rangeSearch }, { history: 'push' });
  const [view, setView] = useTableView('brands', { sort: { id: 'sales', desc: true } });
  const [text, setText] = useTyped(search.q, (q) => setSearch({ q: q || null }, { history: 'replace' }));
  const range = toRange(search, today);
  const input = toBrandsInput(search, range);
  const query = useQuery(brandsOptions(input));
  const { data } = query;
  const currencies = data?.totals.map((total) => total.currency) ?? [];
  const currency = currencies.find((code) => code === search.currency) ?? currencies[0] ?? null;
  const columns = useMemo(() => brandColumns(data?.totals ?? [], currency), [data?.totals, currency]);
  const rows = data?.rows ?? [];

  const refresh = async () => {
    await fetchJson<BrandsAnswer>(brandsPath({ ...input, refresh: true }));
    await client.invalidateQueries({ queryKey: brandKeys.all });
  };
  const error =
    query.isError && !data ? (
      <LoadFailure
        title="Brands could not be loaded"
        error={query.error}
        onRetry={() => query.refetch()}
        retrying={query.isFetching}
      />
    ) : undefined;
  const empty = (
    <EmptyState
      icon={<Store />}
      title={data?.list.loaded === 0 ? 'No brand yet' : 'No brand passes the filter'}
      action={
        data?.list.loaded === 0 ? undefined : (
          <Button onClick={() => setSearch({ q: null, active: null, marketplaces: null, ids: null })}>
            Clear filters
          </Button>
        )
      }
    >
      {data?.list.loaded === 0
        ? 'The API lists no brand for this key.'
        : `All ${formatCount(data?.list.loaded ?? 0)} brands were looked at.`}
    </EmptyState>
  );
  const filters = (
    <>
      <MultiSelect
        label="Marketplace"
        options={(data?.marketplaces ?? []).map(({ value, count }) => ({
          value,
          label: value,
          detail: formatCount(count),
        }))}
        selected={search.marketplaces}
        onChange={(marketplaces) => setSearch({ marketplaces })}
      />
      <MultiSelect
        single
        label="Activity"
        options={activity}
        selected={search.active === null ? [] : [String(search.active)]}
        onChange={([chosen]) => setSearch({ active: chosen === undefined ? null : chosen === 'true' })}
      />
      {search.ids.length > 0 ? (
        <Button onClick={() => setSearch({ ids: null })}>{search.ids.length} by id: clear</Button>
      ) : null}
    </>
  );
  const searchField = { value: text, onChange: setText, placeholder: 'Search brands' };
  const layout = (
    <SegmentedControl
      label="Layout"
      options={layouts}
      value={search.show}
      onChange={(show) => setSearch({ show })}
    />
  );
  return (
    <>
      <PageHeader
        title="Brands"
        description="What you sell under, in every marketplace. Figures are of days in UTC."
        actions={
          <>
            <SavedViews page="/brands" />
            <BrandExport input={input} />
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
              currencies={currencies}
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
      {search.show === 'cards' ? (
        <>
          <div className="flex flex-wrap items-center gap-2">
            <TableSearch {...searchField} />
            {filters}
            <span className="ml-auto">{layout}</span>
          </div>
          {error ??
            (rows.length > 0 ? (
              <BrandCards rows={orderFewRows(rows, columns, view.sort)} currency={currency} />
            ) : (
              empty
            ))}
        </>
      ) : (
        <DataTable
          label="Brands"
          noun={noun}
          columns={columns}
          rows={rows}
          getRowId={rowId}
          view={view}
          onViewChange={setView}
          onOpen={({ brand }) => router.push(`/brands/${brand.id}`)}
          search={searchField}
          filters={filters}
          actions={layout}
          loading={query.isPending}
          stale={query.isPlaceholderData}
          error={error}
          empty={empty}
        />
      )}
    </>
  );
}
