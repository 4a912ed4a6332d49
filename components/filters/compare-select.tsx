import { Select } from '@/components/ui/select';
import { type Comparison, comparisons } from '@/lib/data/ranges/compared-range';
import { useLanguage } from '@/lib/language/use-language';

type Props = { value: Comparison; onChange: (comparison: Comparison) => void };

export function CompareSelect({ value, onChange }: Props) {
  const { t } = useLanguage();
  const options = comparisons.map((value) => ({ value, label: t(`reports.comparisons.${value}`) }));
  return (
    <Select
      aria-label={t('filters.compareWith')}
      className="w-46"
      options={options}
      value={value}
      onChange={(event) => {
        const next = comparisons.find((comparison) => comparison === event.target.value);
        if (next) onChange(next);
      }}
    />
  );
}
