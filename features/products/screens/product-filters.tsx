'use client';

import { ActivityFilter } from '@/components/filters/activity-filter';
import { BrandFilter } from '@/components/filters/brand-filter';
import { FacetFilter } from '@/components/filters/facet-filter';
import { IdListFilter } from '@/components/filters/id-list-filter';
import { ListFilters } from '@/components/filters/list-filters';
import { MultiSelect } from '@/components/filters/multi-select';
import { GroupFilter } from '@/features/groups/screens/group-filter';
import { productFilters } from '@/features/products/product-filters';
import type { FacetCount } from '@/lib/data/terms/lists/facet-shape';
import { useLanguage } from '@/lib/language/use-language';
import { PriceFilter } from './price-filter';
import type { ProductFilterState } from './use-product-filters';

type Props = {
  filters: ProductFilterState;
  brands: readonly { id: string; name: string }[];
  categories: readonly FacetCount[];
  marketplaces: readonly FacetCount[];
  /** Of their prices. */
  currencies: readonly string[];
};

export function ProductFilters({ filters, brands, categories, marketplaces, currencies }: Props) {
  const { t } = useLanguage();
  const { search, setSearch } = filters;
  const { active, stock, finding } = search;
  return (
    <ListFilters<typeof productFilters>
      search={search}
      setSearch={setSearch}
      controls={{
        brands: {
          label: t('products.columns.brand'),
          control: <BrandFilter brands={brands} selected={search.brands} onChange={setSearch} />,
        },
        marketplaces: {
          label: t('products.columns.marketplace'),
          control: (
            <FacetFilter
              label={t('products.columns.marketplace')}
              facets={marketplaces}
              selected={search.marketplaces}
              onChange={(chosen) => setSearch({ marketplaces: chosen })}
            />
          ),
        },
        categories: {
          label: t('products.columns.category'),
          control: (
            <FacetFilter
              label={t('products.columns.category')}
              facets={categories}
              selected={search.categories}
              onChange={(chosen) => setSearch({ categories: chosen })}
            />
          ),
        },
        active: {
          label: t('filters.activity.label'),
          control: <ActivityFilter active={active} onChange={setSearch} />,
        },
        stock: {
          label: t('products.columns.stock'),
          control: (
            <MultiSelect
              single
              label={t('products.columns.stock')}
              options={productFilters.stock.names.map((value) => ({
                value,
                label: t(`products.stock.${value}`),
              }))}
              selected={stock === null ? [] : [stock]}
              onChange={([chosen]) => setSearch({ stock: productFilters.stock.read(chosen ?? '') })}
            />
          ),
        },
        priceBelow: {
          label: t('products.columns.price'),
          control: <PriceFilter below={search.priceBelow} currencies={currencies} onChange={setSearch} />,
        },
        ids: {
          label: t('filters.ids.label'),
          control: (
            <IdListFilter
              label={t('products.filters.productIds')}
              ids={search.ids}
              most={productFilters.ids.most}
              onChange={(ids) => setSearch({ ids })}
            />
          ),
        },
        groups: {
          label: t('groups.title'),
          control: <GroupFilter kind="product" selected={search.groups} onChange={setSearch} />,
        },
        finding: {
          label: t('products.filters.finding'),
          control: (
            <MultiSelect
              single
              label={t('products.filters.finding')}
              options={productFilters.finding.names.map((name) => ({
                value: name,
                label: t(`products.findings.${name}.title`),
              }))}
              selected={finding ? [finding] : []}
              onChange={([chosen]) => setSearch({ finding: productFilters.finding.read(chosen ?? '') })}
            />
          ),
        },
      }}
    />
  );
}
