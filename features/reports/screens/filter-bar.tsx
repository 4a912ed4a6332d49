'use client';

import { FilterMenu } from '@/components/filters/filter-menu';
import type { Explorer } from '@/features/reports/explorer';
import { clear } from '@/lib/base/address/search';
import type { FilterNames } from '@/lib/data/read/query/read-labels';
import { listDimensions } from '@/lib/data/terms/datasets';
import { type Dimension, dimensionInfo } from '@/lib/data/terms/dimensions';
import { useLanguage } from '@/lib/language/use-language';
import { DimensionFilter } from './dimension-filter';
import type { SetExplorer } from './use-explorer';

type Props = {
  explorer: Explorer;
  setSearch: SetExplorer;
  /** The filter names in the page's response. `stale` means they belong to the previous request. */
  names: FilterNames | undefined;
  stale: boolean;
  /** Dimensions to leave out. */
  without?: readonly Dimension[];
};

/** One filter per dimension, with the values of the range. */
export function FilterBar({ explorer, setSearch, names, stale, without = [] }: Props) {
  const { t } = useLanguage();
  const dimensions = listDimensions(explorer.dataset).filter((name) => !without.includes(name));
  const clearAll = (names: typeof dimensions) =>
    setSearch(clear(names.map((name) => dimensionInfo[name].filter)));
  return (
    <fieldset className="contents">
      <legend className="sr-only">{t('filters.filters')}</legend>
      <div data-print="filters" className="contents max-sm:[&>[data-opens=filters]]:order-first">
        <FilterMenu
          filters={dimensions.map((dimension) => {
            const filter = dimensionInfo[dimension].filter;
            return {
              id: dimension,
              label: t(`dimensions.${dimension}.label`),
              chosen: explorer.filters[filter]?.length ?? 0,
              onRemove: () => clearAll([dimension]),
              control: (
                <DimensionFilter
                  dimension={dimension}
                  explorer={explorer}
                  names={names}
                  stale={stale}
                  onChange={(values) => setSearch({ [filter]: values.length > 0 ? values : null })}
                />
              ),
            };
          })}
          onClear={() => clearAll(dimensions)}
        />
      </div>
    </fieldset>
  );
}
