import { MultiSelect } from './multi-select';

type Props = { active: boolean | null; onChange: (change: { active: boolean | null }) => void };

const options = [
  { value: 'true', label: 'Active' },
  { value: 'false', label: 'Inactive' },
];

export function ActivityFilter({ active, onChange }: Props) {
  return (
    <MultiSelect
      single
      label="Activity"
      options={options}
      selected={active === null ? [] : [String(active)]}
      onChange={([chosen]) => onChange({ active: chosen === undefined ? null : chosen === 'true' })}
    />
  );
}
