'use client';

import { X } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { ScrollRow } from '@/components/ui/scroll-row';
import { dimensionInfo, listDimensions } from '@/lib/reports/dimensions';
import type { Explorer } from '@/lib/reports/explorer';
import { DimensionFilter } from './dimension-filter';
import type { SetExplorer } from './use-explorer';

/** A filter and the gap before the next, with the longest name of a dimension. */
const filterRem = 7.5;

type Props = { explorer: Explorer; setSearch: SetExplorer };

/** One filter a dimension; what is offered are the values that the range has. */
export function FilterBar({ explorer, setSearch }: Props) {
  const dimensions = listDimensions(explorer.dataset);
  const active = Object.keys(explorer.filters).length > 0;
  const room: Record<string, string> = { '--row-flex': `1 1 ${dimensions.length * filterRem}rem` };
  return (
    <fieldset className="contents">
      <legend className="sr-only">Filters</legend>
      <ScrollRow data-print="filters" style={room}>
        {dimensions.map((dimension) => (
          <DimensionFilter
            key={dimension}
            dimension={dimension}
            explorer={explorer}
            onChange={(values) =>
              setSearch({ [dimensionInfo[dimension].filter]: values.length > 0 ? values : null })
            }
          />
        ))}
        {active ? (
          <Button
            variant="ghost"
            onClick={() =>
              setSearch(Object.fromEntries(dimensions.map((name) => [dimensionInfo[name].filter, null])))
            }
          >
            <X aria-hidden="true" />
            Clear filters
          </Button>
        ) : null}
      </ScrollRow>
    </fieldset>
  );
}
