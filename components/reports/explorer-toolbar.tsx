'use client';

import { DateRangePicker } from '@/components/filters/date-range-picker';
import { Select } from '@/components/ui/select';
import type { Day } from '@/lib/ledger/days';
import { comparisonLabels, comparisons } from '@/lib/reports/choices';
import type { Explorer } from '@/lib/reports/explorer';
import type { SetExplorer } from './use-explorer';

type Props = { explorer: Explorer; today: Day; setSearch: SetExplorer };

const options = comparisons.map((value) => ({ value, label: comparisonLabels[value] }));

export function ExplorerToolbar({ explorer, today, setSearch }: Props) {
  const { range, compare } = explorer;
  return (
    <>
      <DateRangePicker
        value={{ start: range.from, end: range.to }}
        onChange={({ start, end }) => setSearch({ from: start, to: end, grain: null })}
        today={today}
      />
      <Select
        aria-label="Compare with"
        className="w-52"
        options={options}
        value={compare}
        onChange={(event) => {
          const next = comparisons.find((value) => value === event.target.value);
          if (next) setSearch({ compare: next });
        }}
      />
    </>
  );
}
