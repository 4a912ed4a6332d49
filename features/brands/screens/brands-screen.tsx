'use client';

import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ListExport } from '@/components/export/list-export';
import { ActivityFilter } from '@/components/filters/activity-filter';
import { CurrencySwitch } from '@/components/filters/currency-switch';
import { DateRangePicker } from '@/components/filters/date-range-picker';
import { FacetFilter } from '@/components/filters/facet-filter';
import { IdListFilter } from '@/components/filters/id-list-filter';
import { ListFilters } from '@/components/filters/list-filters';
import { useRange } from '@/components/filters/week-start';
import { alertItemOf } from '@/components/layout/alert-item';
import { ChangeLink } from '@/components/layout/change-link';
import { useGo } from '@/components/layout/use-go';
import { listOptional } from '@/components/table/column';
import { ListScreen } from '@/components/table/list-screen/list-screen';
import { sortRows } from '@/components/table/sort-rows';
import { useTableView } from '@/components/table/use-table-view';
import { LayoutGrid, Rows3, Store } from '@/components/ui/icons';
import { SegmentedControl } from '@/components/ui/segmented-control';
import { brandFilters } from '@/features/brands/brand-filters';
import type { BrandRow } from '@/features/brands/brand-shape';
import {
  brandKeys,
  brandSearch,
  brandsOptions,
  brandsPath,
  toBrandsInput,
} from '@/features/brands/client/brands';
import { SavedViews } from '@/features/views/screens/saved-views';
import { keepDays, rangeSearch } from '@/lib/client/range-search';
import { useSearch } from '@/lib/client/use-search';
import { chooseOneCurrency, orderCurrencies } from '@/lib/data/read/summary/currencies';
import type { Day } from '@/lib/data/terms/days';
import type { FacetCount } from '@/lib/data/terms/lists/facet-shape';
import { isOpen } from '@/lib/data/terms/lists/is-open';
import { useLanguage } from '@/lib/language/use-language';
import { findRowTarget } from '@/lib/pages/alert-target';
import { BrandCards } from './brand-cards';
import { drawBrandColumns } from './draw-brand-columns';

const datasets = ['reports'] as const;
const rowId = ({ brand }: BrandRow) => brand.id;

const useBrandSearch = () => useSearch({ ...brandSearch, ...rangeSearch }, { history: 'push' });
type BrandSearch = ReturnType<typeof useBrandSearch>;

export function BrandsScreen({ today }: { today: Day }) {
  const language = useLanguage();
  const { t } = language;
  const go = useGo();
  const [search, setSearch] = useBrandSearch();
  const range = useRange(search, today);
  const input = toBrandsInput(search, range);
  const query = useQuery(brandsOptions(input));
  const { data } = query;
  const currencies = orderCurrencies(data?.totals);
  const currency = chooseOneCurrency(data?.totals, search.currency);
  const columns = useMemo(
    () => drawBrandColumns(language, data?.totals ?? [], currency),
    [language, data?.totals, currency],
  );
  const [view, onViewChange] = useTableView('brands', {
    sort: { id: 'sales', desc: true },
    hidden: listOptional(columns),
  });
  const rows = data?.rows ?? [];
  const watched = { dimension: 'brand', metric: view.sort?.id, currency, range, filters: {} } as const;
  return (
    <ListScreen
      label={t('pages.brands')}
      description={t('brands.description')}
      views={<SavedViews page="/brands" />}
      noun="brands"
      datasets={datasets}
      query={query}
      refresh={{ path: brandsPath(input), key: brandKeys.all }}
      exporter={<ListExport list="brands" input={input} table={{ columns, view }} />}
      toolbar={
        <>
          <DateRangePicker today={today} search={search} onChange={setSearch} />
          <CurrencySwitch currencies={currencies} value={currency} search={search} onChange={setSearch} />
          <ChangeLink
            group="brand"
            filters={{ currency, marketplaces: search.marketplaces, brands: search.ids }}
          />
        </>
      }
      search={search}
      isOpen={isOpen}
      setSearch={setSearch}
      declared={brandFilters}
      placeholder={t('brands.search')}
      filters={<BrandFilters marketplaces={data?.marketplaces} search={search} setSearch={setSearch} />}
      table={{
        columns,
        rows,
        getRowId: rowId,
        view,
        onViewChange,
        onOpen: ({ brand }) => go(keepDays(`/brands/${brand.id}`, location.search)),
        rowActions: ({ brand }) => alertItemOf(findRowTarget({ ...watched, key: brand.id })),
        actions: (
          <SegmentedControl
            label={t('brands.layout.title')}
            options={[
              { value: 'table', label: <Rows3 />, title: t('brands.layout.table') },
              { value: 'cards', label: <LayoutGrid />, title: t('brands.layout.cards') },
            ]}
            value={search.show}
            onChange={(show) => setSearch({ show })}
          />
        ),
      }}
      cards={
        search.show === 'cards' ? (
          <BrandCards rows={sortRows(rows, columns, view.sort)} currency={currency} />
        ) : undefined
      }
      empty={{
        icon: <Store />,
        none: { title: t('brands.none.title'), text: t('brands.none.text') },
      }}
    />
  );
}

type FiltersProps = {
  marketplaces: FacetCount[] | undefined;
  search: BrandSearch[0];
  setSearch: BrandSearch[1];
};

function BrandFilters({ marketplaces, search, setSearch }: FiltersProps) {
  const { t } = useLanguage();
  return (
    <ListFilters<typeof brandFilters>
      search={search}
      setSearch={setSearch}
      controls={{
        marketplaces: {
          label: t('brands.columns.marketplace'),
          control: (
            <FacetFilter
              label={t('brands.columns.marketplace')}
              facets={marketplaces}
              selected={search.marketplaces}
              onChange={(chosen) => setSearch({ marketplaces: chosen })}
            />
          ),
        },
        active: {
          label: t('filters.activity.label'),
          control: <ActivityFilter active={search.active} onChange={setSearch} />,
        },
        ids: {
          label: t('filters.ids.label'),
          control: (
            <IdListFilter
              label={t('brands.brandIds')}
              ids={search.ids}
              most={brandFilters.ids.most}
              onChange={(ids) => setSearch({ ids })}
            />
          ),
        },
      }}
    />
  );
}
