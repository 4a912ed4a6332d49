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
import { findingLabels } from './finding-labels';
import type { ProductFilterState } from './use-product-filters';

type Props = {
  filters: ProductFilterState;
  brands: readonly { id: string; name: string }[];
  categories: readonly FacetCount[];
  marketplaces: readonly FacetCount[];
};

const stocks = [
  { value: 'in', label: 'In stock' },
  { value: 'out', label: 'Out of stock' },
];

export function ProductFilters({ filters, brands, categories, marketplaces }: Props) {
  const { search, setSearch } = filters;
  const { active, stock, finding } = search;
  return (
    <FilterMenu
      onClear={() =>
        setSearch({
          brands: null,
          marketplaces: null,
          categories: null,
          ids: null,
          active: null,
          stock: null,
          finding: null,
        })
      }
      filters={[
        {
          id: 'brands',
          label: 'Brand',
          chosen: search.brands.length,
          onRemove: () => setSearch({ brands: null }),
          control: <BrandFilter brands={brands} selected={search.brands} onChange={setSearch} />,
        },
        {
          id: 'marketplaces',
          label: 'Marketplace',
          chosen: search.marketplaces.length,
          onRemove: () => setSearch({ marketplaces: null }),
          control: (
            <FacetFilter
              label="Marketplace"
              facets={marketplaces}
              selected={search.marketplaces}
              onChange={(chosen) => setSearch({ marketplaces: chosen })}
            />
          ),
        },
        {
          id: 'categories',
          label: 'Category',
          chosen: search.categories.length,
          onRemove: () => setSearch({ categories: null }),
          control: (
            <FacetFilter
              label="Category"
              facets={categories}
              selected={search.categories}
              onChange={(chosen) => setSearch({ categories: chosen })}
            />
          ),
        },
        {
          id: 'active',
          label: 'Activity',
          chosen: active === null ? 0 : 1,
          onRemove: () => setSearch({ active: null }),
          control: <ActivityFilter active={active} onChange={setSearch} />,
        },
        {
          id: 'stock',
          label: 'Stock',
          chosen: stock === null ? 0 : 1,
          onRemove: () => setSearch({ stock: null }),
          control: (
            <MultiSelect
              single
              label="Stock"
              options={stocks}
              selected={stock === null ? [] : [stock]}
              onChange={([chosen]) =>
                setSearch({ stock: chosen === 'in' || chosen === 'out' ? chosen : null })
              }
            />
          ),
        },
        {
          id: 'ids',
          label: 'Ids',
          chosen: search.ids.length,
          onRemove: () => setSearch({ ids: null }),
          control: (
            <IdListFilter
              label="Product ids"
              ids={search.ids}
              most={mostIds}
              onChange={(ids) => setSearch({ ids })}
            />
          ),
        },
        {
          id: 'finding',
          label: 'Finding',
          chosen: finding ? 1 : 0,
          onRemove: () => setSearch({ finding: null }),
          control: (
            <MultiSelect
              single
              label="Finding"
              options={findingNames.map((name) => ({ value: name, label: findingLabels[name].title }))}
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
