'use client';

import { DateRangePicker } from '@/components/filters/date-range-picker';
import { CompareSelect } from '@/components/reports/compare-select';
import { CurrencySwitch } from '@/components/reports/currency-switch';
import type { Day } from '@/lib/ledger/days';
import type { OverviewQuery } from '@/lib/overview/overview-query';

type Props = {
  query: OverviewQuery;
  today: Day;
  currencies: readonly string[];
  currency: string | null;
  /** The currency that the address asks for. */
  asked: string | null;
  onChange: (search: { from?: Day; to?: Day; compare?: OverviewQuery['compare']; currency?: string }) => void;
};

export function OverviewToolbar({ query, today, currencies, currency, asked, onChange }: Props) {
  return (
    <>
      <DateRangePicker value={{ from: query.from, to: query.to }} onChange={onChange} today={today} />
      <CompareSelect value={query.compare} onChange={(compare) => onChange({ compare })} />
      <CurrencySwitch
        currencies={currencies}
        value={currency}
        asked={asked}
        onChange={(next) => onChange({ currency: next })}
      />
    </>
  );
}
