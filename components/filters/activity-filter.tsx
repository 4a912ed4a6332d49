import { useLanguage } from '@/lib/language/use-language';
import { MultiSelect } from './multi-select';

type Props = { active: boolean | null; onChange: (change: { active: boolean | null }) => void };

export function ActivityFilter({ active, onChange }: Props) {
  const { t } = useLanguage();
  const options = [
    { value: 'true', label: t('filters.activity.active') },
    { value: 'false', label: t('filters.activity.inactive') },
  ];
  return (
    <MultiSelect
      single
      label={t('filters.activity.label')}
      options={options}
      selected={active === null ? [] : [String(active)]}
      onChange={([chosen]) => onChange({ active: chosen === undefined ? null : chosen === 'true' })}
    />
  );
}
