'use client';

import { X } from 'lucide-react';
import { findingLabels } from '@/components/catalog/finding-labels';
import { MultiSelect } from '@/components/filters/multi-select';
import { Button } from '@/components/ui/button';
import type { FacetCount } from '@/lib/catalog/product-shape';
import { formatCount } from '@/lib/format/number';
import { IdListFilter } from './id-list-filter';
import type { ProductFilterState } from './use-product-filters';

type Props = {
  filters: ProductFilterState;
  brands: readonly { id: string; name: string }[];
  categories: readonly FacetCount[];
  marketplaces: readonly FacetCount[];
};

const activity = [
  { value: 'true', label: 'Active' },
  { value: 'false', label: 'Inactive' },
];
const stocks = [
  { value: 'in', label: 'In stock' },
  { value: 'out', label: 'Out of stock' },
];

const toOptions = (facets: readonly FacetCount[]) =>
  facets.map(({ value, count }) => ({ value, label: value, detail: formatCount(count) }));

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
      <MultiSelect
        label="Brand"
        options={brands.map(({ id, name }) => ({ value: id, label: name }))}
        selected={search.brands}
        onChange={(chosen) => setSearch({ brands: chosen })}
      />
      <MultiSelect
        label="Marketplace"
        options={toOptions(marketplaces)}
        selected={search.marketplaces}
        onChange={(chosen) => setSearch({ marketplaces: chosen })}
      />
      <MultiSelect
        label="Category"
        options={toOptions(categories)}
        selected={search.categories}
        onChange={(chosen) => setSearch({ categories: chosen })}
      />
      <MultiSelect
        single
        label="Activity"
        options={activity}
        selected={active === null ? [] : [String(active)]}
        onChange={([chosen]) => setSearch({ active: chosen === undefined ? null : chosen === 'true' })}
      />
      <MultiSelect
        single
        label="Stock"
        options={stocks}
        selected={stock === null ? [] : [stock]}
        onChange={([chosen]) => setSearch({ stock: chosen === 'in' || chosen === 'out' ? chosen : null })}
      />
      <IdListFilter ids={search.ids} onChange={(ids) => setSearch({ ids })} />
      {finding ? (
        <Button onClick={() => setSearch({ finding: null })} className="border-accent!">
          {findingLabels[finding].title}
          <X aria-hidden="true" />
          <span className="sr-only">: remove this finding from the filter</span>
        </Button>
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
