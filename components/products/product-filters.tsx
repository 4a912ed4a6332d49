'use client';

import { ActivityFilter } from '@/components/filters/activity-filter';
import { BrandFilter } from '@/components/filters/brand-filter';
import { FacetFilter } from '@/components/filters/facet-filter';
import { FilterMenu } from '@/components/filters/filter-menu';
import { IdListFilter } from '@/components/filters/id-list-filter';
import { MultiSelect } from '@/components/filters/multi-select';
import { findingNames } from '@/lib/catalog/findings';
import { mostIds } from '@/lib/catalog/id-list';
import type { FacetCount } from '@/lib/catalog/product-shape';
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
    <FilterMenu
      onClear={() =>
        setSearch({
          brands: null,
          marketplaces: null,
          categories: null,
          priceBelow: null,
          ids: null,
          active: null,
          stock: null,
          finding: null,
        })
      }
      filters={[
        {
          id: 'brands',
          label: t('products.columns.brand'),
          chosen: search.brands.length,
          onRemove: () => setSearch({ brands: null }),
          control: <BrandFilter brands={brands} selected={search.brands} onChange={setSearch} />,
        },
        {
          id: 'marketplaces',
          label: t('products.columns.marketplace'),
          chosen: search.marketplaces.length,
          onRemove: () => setSearch({ marketplaces: null }),
          control: (
            <FacetFilter
              label={t('products.columns.marketplace')}
              facets={marketplaces}
              selected={search.marketplaces}
              onChange={(chosen) => setSearch({ marketplaces: chosen })}
            />
          ),
        },
        {
          id: 'categories',
          label: t('products.columns.category'),
          chosen: search.categories.length,
          onRemove: () => setSearch({ categories: null }),
          control: (
            <FacetFilter
              label={t('products.columns.category')}
              facets={categories}
              selected={search.categories}
              onChange={(chosen) => setSearch({ categories: chosen })}
            />
          ),
        },
        {
          id: 'active',
          label: t('filters.activity.label'),
          chosen: active === null ? 0 : 1,
          onRemove: () => setSearch({ active: null }),
          control: <ActivityFilter active={active} onChange={setSearch} />,
        },
        {
          id: 'stock',
          label: t('products.columns.stock'),
          chosen: stock === null ? 0 : 1,
          onRemove: () => setSearch({ stock: null }),
          control: (
            <MultiSelect
              single
              label={t('products.columns.stock')}
              options={[
                { value: 'in', label: t('products.stock.in') },
                { value: 'out', label: t('products.stock.out') },
              ]}
              selected={stock === null ? [] : [stock]}
              onChange={([chosen]) =>
                setSearch({ stock: chosen === 'in' || chosen === 'out' ? chosen : null })
              }
            />
          ),
        },
        {
          id: 'priceBelow',
          label: t('products.columns.price'),
          chosen: search.priceBelow === null ? 0 : 1,
          onRemove: () => setSearch({ priceBelow: null }),
          control: <PriceFilter below={search.priceBelow} currencies={currencies} onChange={setSearch} />,
        },
        {
          id: 'ids',
          label: t('filters.ids.label'),
          chosen: search.ids.length,
          onRemove: () => setSearch({ ids: null }),
          control: (
            <IdListFilter
              label={t('products.filters.productIds')}
              ids={search.ids}
              most={mostIds}
              onChange={(ids) => setSearch({ ids })}
            />
          ),
        },
        {
          id: 'finding',
          label: t('products.filters.finding'),
          chosen: finding ? 1 : 0,
          onRemove: () => setSearch({ finding: null }),
          control: (
            <MultiSelect
              single
              label={t('products.filters.finding')}
              options={findingNames.map((name) => ({
                value: name,
                label: t(`products.findings.${name}.title`),
              }))}
              selected={finding ? [finding] : []}
              onChange={([chosen]) =>
                setSearch({ finding: findingNames.find((name) => name === chosen) ?? null })
              }
            />
          ),
        },
      ]}
    />
  );
}
