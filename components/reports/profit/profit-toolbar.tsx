import { CompareSelect } from '@/components/filters/compare-select';
import { CurrencySwitch } from '@/components/filters/currency-switch';
import { DateRangePicker } from '@/components/filters/date-range-picker';
import { Select } from '@/components/ui/select';
import { useLanguage } from '@/lib/language/use-language';
import type { Day } from '@/lib/ledger/days';
import { type ProfitSort, profitSorts } from '@/lib/profit/profit-shape';
import { listDimensions } from '@/lib/reports/dimensions';
import type { SetExplorer } from '../use-explorer';
import type { ProfitExplorer, ProfitSearch } from './profit-search';

type Props = {
  search: ProfitSearch;
  setSearch: SetExplorer;
  onRank: (rank: ProfitSort | null) => void;
  explorer: ProfitExplorer;
  today: Day;
  currencies: readonly string[];
  currency: string | null;
};

const dimensions = listDimensions('reports');

/** Controls for days, comparison, group and currency. */
export function ProfitToolbar(props: Props) {
  const { search, setSearch, onRank, explorer, today, currencies, currency } = props;
  const { t } = useLanguage();
  const groupOptions = dimensions.map((value) => ({
    value,
    label: t('reports.groupedBy', { dimension: t(`dimensions.${value}.inText`) }),
  }));
  const rankOptions = profitSorts.map((value) => ({
    value,
    label: t('reports.rankedBy', { metric: t(`profit.values.${value}.label`) }),
  }));
  const all = search.show === 'all';
  return (
    <>
      <DateRangePicker
        search={search}
        today={today}
        onChange={(days) => setSearch({ ...days, grain: null })}
      />
      {all ? <CompareSelect value={search.compare} onChange={(compare) => setSearch({ compare })} /> : null}
      <Select
        aria-label={t('reports.groupBy')}
        className="w-40"
        options={groupOptions}
        value={explorer.group}
        onChange={({ target }) =>
          setSearch({ group: dimensions.find((name) => name === target.value) ?? null })
        }
      />
      {all ? (
        <Select
          aria-label={t('profit.rankBy')}
          className="w-60"
          options={rankOptions}
          value={search.rank}
          onChange={({ target }) => onRank(profitSorts.find((name) => name === target.value) ?? null)}
        />
      ) : null}
      <CurrencySwitch
        currencies={currencies}
        value={currency}
        asked={search.currency}
        onChange={(code) => setSearch({ currency: code })}
      />
    </>
  );
}
