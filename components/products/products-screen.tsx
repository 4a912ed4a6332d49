'use client';

import { useQueryClient } from '@tanstack/react-query';
import { PackageSearch } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useMemo, useState } from 'react';
import { LedgerNotice } from '@/components/catalog/ledger-notice';
import { ListFreshness } from '@/components/catalog/list-freshness';
import { LoadFailure } from '@/components/catalog/load-failure';
import { useTyped } from '@/components/catalog/use-typed';
import { DataTable } from '@/components/data-table/data-table';
import { useTableView } from '@/components/data-table/use-table-view';
import { DateRangePicker } from '@/components/filters/date-range-picker';
import { FindingStrip } from '@/components/findings/finding-strip';
import { PageHeader } from '@/components/layout/page-header';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { SegmentedControl } from '@/components/ui/segmented-control';
import { toast } from '@/components/ui/toast';
import { SavedViews } from '@/components/views/saved-views';
import { productKey } from '@/lib/catalog/product-key';
import type { ProductRow, ProductsAnswer } from '@/lib/catalog/product-shape';
import type { Day } from '@/lib/ledger/days';
import { fetchJson } from '@/lib/query/fetch-json';
import { productKeys, productsOptions, productsPath, productsPerPage } from '@/lib/query/products';
import { useWindowedPages } from '@/lib/query/windowed-pages';
import { BulkActions } from './bulk-actions';
import { productColumns } from './product-columns';
import { ProductExport } from './product-export';
import { ProductFilters } from './product-filters';
import { defaultProductSort } from './read-product-sort';
import { useProductFilters } from './use-product-filters';

const ProductDrawer = dynamic(() => import('./product-drawer').then((module) => module.ProductDrawer));

const reportsOnly = ['reports'] as const;
const noun = ['product', 'products'] as const;
const rowId = ({ product }: ProductRow) => productKey(product.marketplace, product.primaryId);
const sources = [
  { value: 'v2', label: 'All channels', title: 'Seller API v2: every marketplace, retailer and storefront' },
  { value: 'v1', label: 'Marketplaces', title: 'Seller API v1: its nine marketplaces' },
] as const;

type Props = { today: Day; now: string; links: boolean };

export function ProductsScreen({ today, now, links }: Props) {
  const [view, setView] = useTableView('products', { sort: defaultProductSort });
  const filters = useProductFilters(today, view.sort);
  const { search, setSearch, range, input } = filters;
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [text, setText] = useTyped(search.q, (q) => setSearch({ q: q || null }, { history: 'replace' }));
  const client = useQueryClient();
  const pages = useWindowedPages((offset) => productsOptions(input, offset), productsPerPage);
  const { head: query, rows } = pages;
  const first = query.data;
  const totals = first?.totals;
  const reading = first?.total === null;
  const columns = useMemo(() => productColumns(totals ?? []), [totals]);

  const refresh = async () => {
    try {
      await fetchJson<ProductsAnswer>(productsPath({ ...input, limit: 1, refresh: true }));
      await client.invalidateQueries({ queryKey: productKeys.all });
    } catch {
      toast('The catalog could not be read again', { tone: 'negative' });
    }
  };
  return (
    <>
      <PageHeader
        title="Products"
        description="The whole catalog, beside what it sold. Figures are of days in UTC."
        actions={
          <>
            <SavedViews page="/products" />
            <ProductExport input={input} />
          </>
        }
        toolbar={
          <>
            <SegmentedControl
              label="Which catalog"
              options={sources}
              value={search.api}
              onChange={(api) => setSearch({ api })}
            />
            <DateRangePicker
              today={today}
              value={{ start: range.from, end: range.to }}
              onChange={({ start, end }) => setSearch({ from: start, to: end })}
              maxDays={365}
            />
            {first ? (
              <ListFreshness
                noun={noun}
                list={first.list}
                performance={first.performance}
                now={now}
                onRefresh={refresh}
                refreshing={false}
              />
            ) : null}
          </>
        }
      />
      <LedgerNotice datasets={reportsOnly} range={range} receipt={first?.performance.receipt} />
      <FindingStrip range={range} current={search.finding} onChoose={(finding) => setSearch({ finding })} />
      <DataTable
        label="Products"
        noun={noun}
        columns={columns}
        rows={rows}
        getRowId={rowId}
        view={view}
        onViewChange={setView}
        sorting="server"
        around={388}
        onOpen={(row) => setSearch({ product: rowId(row) })}
        selection={{ selected, onChange: setSelected }}
        bulkActions={<BulkActions selected={selected} links={links} />}
        search={{ value: text, onChange: setText, placeholder: 'Search products' }}
        filters={
          <ProductFilters
            filters={filters}
            brands={first?.brands ?? []}
            categories={first?.categories ?? []}
            marketplaces={first?.marketplaces ?? []}
          />
        }
        loading={query.isPending}
        stale={query.isPlaceholderData}
        pages={reading ? { more: true, loading: true, onMore: () => {} } : undefined}
        span={
          first && first.total !== null
            ? {
                total: first.total,
                offset: pages.offset,
                onVisible: pages.onVisible,
                listKey: JSON.stringify(input),
              }
            : undefined
        }
        error={
          query.isError && rows.length === 0 ? (
            <LoadFailure
              title="Products could not be loaded"
              error={query.error}
              onRetry={() => query.refetch()}
              retrying={query.isFetching}
            />
          ) : undefined
        }
        empty={
          <EmptyState
            icon={<PackageSearch />}
            title={first?.list.loaded === 0 ? 'The catalog is empty' : 'No product passes the filter'}
            action={
              first?.list.loaded === 0 ? undefined : (
                <Button onClick={() => setSearch(null)}>Clear every filter</Button>
              )
            }
          >
            {first?.list.loaded === 0
              ? 'The API lists no product for this key. New products show here once a brand has them.'
              : 'All of the catalog was looked at. Take a filter away, or look for other words.'}
          </EmptyState>
        }
      />
      {search.product ? (
        <ProductDrawer
          id={search.product}
          api={search.api}
          range={range}
          links={links}
          onClose={() => setSearch({ product: null })}
        />
      ) : null}
    </>
  );
}
