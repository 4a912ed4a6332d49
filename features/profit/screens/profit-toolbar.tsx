import { CompareSelect } from '@/components/filters/compare-select';
import { CurrencySwitch } from '@/components/filters/currency-switch';
import { DateRangePicker } from '@/components/filters/date-range-picker';
import type { ProfitSearch } from '@/features/profit/profit-search';
import type { SetExplorer } from '@/features/reports/screens/use-explorer';
import type { Day } from '@/lib/data/terms/days';

type Props = {
  search: ProfitSearch;
  setSearch: SetExplorer;
  today: Day;
  currencies: readonly string[];
  currency: string | null;
};

/** The days, the comparison and the currency. */
export function ProfitToolbar({ search, setSearch, today, currencies, currency }: Props) {
  return (
    <>
      <DateRangePicker
        search={search}
        today={today}
        onChange={(days) => setSearch({ ...days, grain: null })}
      />
      {search.show === 'all' ? (
        <CompareSelect
          value={search.compare}
          search={search}
          today={today}
          onChange={(compare) => setSearch({ compare })}
        />
      ) : null}
      <CurrencySwitch currencies={currencies} value={currency} search={search} onChange={setSearch} />
    </>
  );
}
