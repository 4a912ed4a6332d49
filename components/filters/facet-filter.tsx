import type { FacetCount } from '@/lib/data/terms/lists/facet-shape';
import { useLanguage } from '@/lib/language/use-language';
import { MultiSelect } from './multi-select';

type Props = {
  label: string;
  facets: readonly FacetCount[] | undefined;
  /** The label of a value. Defaults to the value itself. */
  nameOf?: (value: string) => string;
  selected: readonly string[];
  onChange: (selected: string[]) => void;
};

/** A filter by the values that a list has, with how many rows have each. */
export function FacetFilter({ label, facets = [], nameOf, selected, onChange }: Props) {
  const { format } = useLanguage();
  return (
    <MultiSelect
      label={label}
      options={facets.map(({ value, count }) => ({
        value,
        label: nameOf ? nameOf(value) : value,
        detail: format.count(count),
      }))}
      selected={selected}
      onChange={onChange}
    />
  );
}
