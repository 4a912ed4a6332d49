'use client';

import { CompareSelect } from '@/components/filters/compare-select';
import { DateRangePicker } from '@/components/filters/date-range-picker';
import type { Explorer } from '@/features/reports/explorer';
import type { Day } from '@/lib/data/days';
import type { RangeSearch } from '@/lib/data/ranges/settle-range';
import type { SetExplorer } from './use-explorer';

type Props = { explorer: Explorer; days: RangeSearch; today: Day; setSearch: SetExplorer };

export function ExplorerToolbar({ explorer, days, today, setSearch }: Props) {
  return (
    <>
      <DateRangePicker search={days} onChange={(next) => setSearch({ ...next, grain: null })} today={today} />
      <CompareSelect
        value={explorer.compare}
        search={days}
        today={today}
        onChange={(next) => setSearch({ compare: next })}
      />
    </>
  );
}
