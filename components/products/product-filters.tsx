'use client';

import { X } from 'lucide-react';
import { findingLabels } from '@/components/catalog/finding-labels';
import { ActivityFilter } from '@/components/filters/activity-filter';
import { BrandFilter } from '@/components/filters/brand-filter';
import { FacetFilter } from '@/components/filters/facet-filter';
import { IdListFilter } from '@/components/filters/id-list-filter';
import { MultiSelect } from '@/components/filters/multi-select';
import { PrintedFilter } from '@/components/filters/printed-filter';
import { Button } from '@/components/ui/button';
import { mostIds } from '@/lib/catalog/id-list';
import type { FacetCount } from '@/lib/catalog/product-shape';
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
  const filtered =
    search.brands.length + search.marketplaces.length + search.categories.length + search.ids.length > 0 ||
    active !== null ||
    stock !== null ||
    finding !== null;
  return (
    <>
      <BrandFilter brands={brands} selected={search.brands} onChange={setSearch} />
      <FacetFilter
        label="Marketplace"
        facets={marketplaces}
        selected={search.marketplaces}
        onChange={(chosen) => setSearch({ marketplaces: chosen })}
      />
      <FacetFilter
        label="Category"
        facets={categories}
        selected={search.categories}
        onChange={(chosen) => setSearch({ categories: chosen })}
      />
      <ActivityFilter active={active} onChange={setSearch} />
      <MultiSelect
        single
        label="Stock"
        options={stocks}
        selected={stock === null ? [] : [stock]}
        onChange={([chosen]) => setSearch({ stock: chosen === 'in' || chosen === 'out' ? chosen : null })}
      />
      <IdListFilter
        label="Product ids"
        ids={search.ids}
        most={mostIds}
        onChange={(ids) => setSearch({ ids })}
      />
      {finding ? (
        <>
          <Button onClick={() => setSearch({ finding: null })} className="border-accent!">
            {findingLabels[finding].title}
            <X aria-hidden="true" />
            <span className="sr-only">: remove this finding from the filter</span>
          </Button>
          <PrintedFilter label="Finding" values={[findingLabels[finding].title]} />
        </>
      ) : null}
      {filtered ? (
        <Button
          variant="ghost"
          onClick={() =>
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
        >
          Clear filters
        </Button>
      ) : null}
    </>
  );
}
