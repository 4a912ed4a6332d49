import { CurrencySwitch } from '@/components/filters/currency-switch';
import { DateRangePicker } from '@/components/filters/date-range-picker';
import { SegmentedControl } from '@/components/ui/segmented-control';
import { Select } from '@/components/ui/select';
import type { SetExplorer } from '@/features/reports/screens/use-explorer';
import { type Day, type Grain, grains } from '@/lib/data/terms/days';
import { type LookMetric, lookMetrics } from '@/lib/data/terms/look-ages';
import { useLanguage } from '@/lib/language/use-language';
import type { SettlementSearch } from './settlement-search';

type Props = {
  search: SettlementSearch;
  setSearch: SetExplorer;
  today: Day;
  currencies: readonly string[];
  currency: string | null;
  metric: LookMetric;
  grain: Grain;
};

/** The days, the metric, the length of a row of the triangle, and the currency. */
export function SettlementToolbar(props: Props) {
  const { search, setSearch, today, currencies, currency, metric, grain } = props;
  const { t } = useLanguage();
  return (
    <>
      <DateRangePicker search={search} today={today} onChange={setSearch} />
      <Select
        aria-label={t('settlement.metric')}
        className="w-36"
        options={lookMetrics.map((value) => ({ value, label: t(`metrics.${value}.label`) }))}
        value={metric}
        onChange={({ target }) =>
          setSearch({ metric: lookMetrics.find((name) => name === target.value) ?? null })
        }
      />
      <SegmentedControl
        label={t('settlement.grain')}
        options={grains.map((value) => ({ value, label: t(`reports.grains.${value}`) }))}
        value={grain}
        onChange={(value) => setSearch({ grain: value })}
      />
      <CurrencySwitch currencies={currencies} value={currency} search={search} onChange={setSearch} />
    </>
  );
}
