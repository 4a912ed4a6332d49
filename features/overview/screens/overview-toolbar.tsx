'use client';

import { CompareSelect } from '@/components/filters/compare-select';
import { CurrencySwitch } from '@/components/filters/currency-switch';
import { DateRangePicker } from '@/components/filters/date-range-picker';
import type { OverviewQuery } from '@/features/overview/overview-query';
import type { Day } from '@/lib/data/terms/days';
import type { RangeSearch } from '@/lib/data/terms/ranges/settle-range';

type Props = {
  search: RangeSearch & Pick<OverviewQuery, 'compare'> & { currency: string | null };
  today: Day;
  currencies: readonly string[];
  currency: string | null;
  onChange: (
    search: Partial<RangeSearch> & { compare?: OverviewQuery['compare']; currency?: string },
  ) => void;
};

export function OverviewToolbar({ search, today, currencies, currency, onChange }: Props) {
  return (
    <>
      <DateRangePicker search={search} onChange={onChange} today={today} />
      <CompareSelect
        value={search.compare}
        search={search}
        today={today}
        onChange={(compare) => onChange({ compare })}
      />
      <CurrencySwitch currencies={currencies} value={currency} search={search} onChange={onChange} />
    </>
  );
}
