'use client';

import { DateRangePicker } from '@/components/filters/date-range-picker';
import type { Day } from '@/lib/ledger/days';
import type { Explorer } from '@/lib/reports/explorer';
import { CompareSelect } from './compare-select';
import type { SetExplorer } from './use-explorer';

type Props = { explorer: Explorer; today: Day; setSearch: SetExplorer };

export function ExplorerToolbar({ explorer, today, setSearch }: Props) {
  const { range, compare } = explorer;
  return (
    <>
      <DateRangePicker value={range} onChange={(days) => setSearch({ ...days, grain: null })} today={today} />
      <CompareSelect value={compare} onChange={(next) => setSearch({ compare: next })} />
    </>
  );
}
