import { useLanguage } from '@/lib/language/use-language';
import { MultiSelect } from './multi-select';

type Props = {
  brands: readonly { id: string; name: string }[] | undefined;
  selected: readonly string[];
  onChange: (change: { brands: string[] }) => void;
};

export function BrandFilter({ brands = [], selected, onChange }: Props) {
  const { t } = useLanguage();
  return (
    <MultiSelect
      label={t('filters.brand')}
      options={brands.map(({ id, name }) => ({ value: id, label: name }))}
      selected={selected}
      onChange={(chosen) => onChange({ brands: chosen })}
    />
  );
}
