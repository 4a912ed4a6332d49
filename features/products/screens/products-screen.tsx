'use client';

import { useMemo } from 'react';
import { ListExport } from '@/components/export/list-export';
import { CurrencySwitch } from '@/components/filters/currency-switch';
import { DateRangePicker } from '@/components/filters/date-range-picker';
import { UnknownIds } from '@/components/filters/unknown-ids';
import { alertItemOf } from '@/components/layout/alert-item';
import { ChangeLink } from '@/components/layout/change-link';
import { ListScreen } from '@/components/table/list-screen/list-screen';
import { menuOf } from '@/components/table/row-menu';
import { useTableView } from '@/components/table/use-table-view';
import { PackageSearch } from '@/components/ui/icons';
import { later } from '@/components/ui/later';
import { SegmentedControl } from '@/components/ui/segmented-control';
import { SaveFilterAsGroup } from '@/features/groups/screens/save-filter-as-group';
import { useAddToGroup } from '@/features/groups/screens/use-add-to-group';
import {
  productKeys,
  productSearch,
  productsOptions,
  productsPath,
  productsPerPage,
} from '@/features/products/client/products';
import { hiddenProductColumns } from '@/features/products/product-columns';
import { productFilters, productSort } from '@/features/products/product-filters';
import type { ProductRow } from '@/features/products/product-shape';
import { SavedViews } from '@/features/views/screens/saved-views';
import { useSearch } from '@/lib/client/use-search';
import { useWindowedPages } from '@/lib/client/windowed-pages';
import type { Day } from '@/lib/data/terms/days';
import { isOpen } from '@/lib/data/terms/lists/is-open';
import { productKey } from '@/lib/data/terms/lists/product-key';
import { preferredCurrencies } from '@/lib/language/format/currency';
import { useLanguage } from '@/lib/language/use-language';
import { findRowTarget } from '@/lib/pages/alert-target';
import { BulkActions } from './bulk-actions';
import { drawProductColumns } from './draw-product-columns';
import { FindingStrip } from './finding-strip';
import { ProductFilters } from './product-filters';
import { productSortFor } from './read-product-sort';
import { type ProductFilterState, useProductFilters } from './use-product-filters';

const ProductDrawer = later(() => import('./product-drawer').then((module) => module.ProductDrawer));

const datasets = ['reports'] as const;
const rowId = ({ product }: ProductRow) => productKey(product.marketplace, product.primaryId);
const sources = ['v2', 'v1'] as const;
/** While the list loads, its length is unknown. */
const reading = { more: true, loading: true, onMore: () => {} };

type Props = { today: Day; links: boolean; manages: boolean };

export function ProductsScreen({ today, links, manages }: Props) {
  const language = useLanguage();
  const { t } = language;
  const [{ finding }] = useSearch({ finding: productSearch.finding });
  const [view, onViewChange] = useTableView('products', {
    sort: productSortFor(finding),
    hidden: hiddenProductColumns(language, finding),
  });
  const filters = useProductFilters(today, view.sort);
  const { search, setSearch, range, input } = filters;
  const pages = useWindowedPages((offset) => productsOptions(input, offset), productsPerPage);
  const { data } = pages.head;
  const totals = data?.totals;
  const currencies = data?.currencies ?? [];
  const currency = data?.currency ?? null;
  const columns = useMemo(
    () => drawProductColumns(language, totals ?? [], currency),
    [language, totals, currency],
  );
  const watched = { dimension: 'product', metric: view.sort?.id, currency, range, filters: {} } as const;
  const grouping = useAddToGroup('product', manages);
  return (
    <>
      <ListScreen
        label={t('pages.products')}
        description={t('products.description')}
        views={
          <>
            {manages && search.api === 'v2' ? (
              <SaveFilterAsGroup kind="product" declared={productFilters} search={search} />
            ) : null}
            <SavedViews page="/products" />
          </>
        }
        noun="products"
        datasets={datasets}
        query={pages.head}
        refresh={{ path: productsPath({ ...input, limit: 1 }), key: productKeys.all }}
        exporter={<ListExport list="products" input={input} table={{ columns, view }} />}
        toolbar={
          <ProductToolbar today={today} filters={filters} currencies={currencies} currency={currency} />
        }
        search={search}
        isOpen={isOpen}
        setSearch={setSearch}
        declared={productFilters}
        placeholder={t('products.search')}
        filters={
          <ProductFilters
            filters={filters}
            brands={data?.brands ?? []}
            categories={data?.categories ?? []}
            marketplaces={data?.marketplaces ?? []}
            currencies={currencies.length > 0 ? currencies : preferredCurrencies}
          />
        }
        table={{
          columns,
          rows: pages.rows,
          span: pages.span,
          pages: data?.total === null ? reading : undefined,
          getRowId: rowId,
          view,
          onViewChange,
          sorts: productSort.names,
          around: 388,
          onOpen: (row) => setSearch({ product: rowId(row) }),
          rowActions: ({ product: { primaryId: key } }) =>
            menuOf(alertItemOf(findRowTarget({ ...watched, key })), grouping.itemOf(key)),
        }}
        bulkActions={(selected) => <BulkActions selected={selected} links={links} manages={manages} />}
        namesIds
        empty={{
          icon: <PackageSearch />,
          none: {
            title: t('products.none.title'),
            text: t('products.none.text'),
          },
        }}
      >
        <UnknownIds
          ids={data?.unknownIds ?? []}
          requested={search.ids}
          onChange={(ids) => setSearch({ ids })}
        />
        <FindingStrip
          range={range}
          currency={currency ?? search.currency}
          current={search.finding}
          onChoose={(finding) => setSearch({ finding })}
        />
      </ListScreen>
      {grouping.dialog}
      {search.product ? (
        <ProductDrawer
          id={search.product}
          listed={pages.rows.find((row) => rowId(row) === search.product)}
          api={search.api}
          range={range}
          links={links}
          onClose={() => setSearch({ product: null })}
        />
      ) : null}
    </>
  );
}

type ToolbarProps = {
  today: Day;
  filters: ProductFilterState;
  currencies: readonly string[];
  currency: string | null;
};

function ProductToolbar({ today, filters, currencies, currency }: ToolbarProps) {
  const { t } = useLanguage();
  const { search, setSearch } = filters;
  return (
    <>
      <SegmentedControl
        label={t('products.source.title')}
        options={sources.map((value) => ({
          value,
          label: t(`products.source.${value}.label`),
          title: t(`products.source.${value}.title`),
        }))}
        value={search.api}
        onChange={(api) => setSearch({ api })}
      />
      <DateRangePicker today={today} search={search} onChange={setSearch} />
      <CurrencySwitch currencies={currencies} value={currency} search={search} onChange={setSearch} />
      <ChangeLink
        group="product"
        filters={{
          currency,
          marketplaces: search.marketplaces,
          brands: search.brands,
          product_groups: search.groups,
        }}
      />
    </>
  );
}
