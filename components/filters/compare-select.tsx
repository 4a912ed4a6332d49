'use client';

import { Select } from '@/components/ui/select';
import { useMedia } from '@/components/ui/use-media';
import type { Day } from '@/lib/data/terms/days';
import { type Comparison, comparedRangeOf, comparisons } from '@/lib/data/terms/ranges/compared-range';
import type { RangeSearch } from '@/lib/data/terms/ranges/settle-range';
import { isDayRange } from '@/lib/language/format/day';
import { useLanguage } from '@/lib/language/use-language';
import { useRange } from './week-start';

type Props = {
  value: Comparison;
  /** The days as the address says them. */
  search: RangeSearch;
  today: Day;
  onChange: (comparison: Comparison) => void;
};

/** Each choice names its days, where there is room. */
export function CompareSelect({ value, search, today, onChange }: Props) {
  const { t, format } = useLanguage();
  const range = useRange(search, today);
  // A narrow field has no room for days.
  const wide = useMedia('(min-width: 1280px)');
  const known = wide && isDayRange(range.from, range.to);
  const options = comparisons.map((value) => {
    const compared = known ? comparedRangeOf(range, value) : null;
    const name = t(`reports.comparisons.${value}`);
    return {
      value,
      label: compared
        ? t('reports.comparedDays', { name, days: format.dayRange(compared.from, compared.to) })
        : name,
    };
  });
  return (
    <Select
      aria-label={t('filters.compareWith')}
      className="w-44 xl:w-72"
      options={options}
      value={value}
      onChange={(event) => {
        const next = comparisons.find((comparison) => comparison === event.target.value);
        if (next) onChange(next);
      }}
    />
  );
}
