import { Select } from '@/components/ui/select';
import { type Comparison, comparisons } from '@/lib/ledger/ranges/compared-range';
import { comparisonLabels } from '@/lib/reports/choices';

type Props = { value: Comparison; onChange: (comparison: Comparison) => void };

const options = comparisons.map((value) => ({ value, label: comparisonLabels[value] }));

export function CompareSelect({ value, onChange }: Props) {
  return (
    <Select
      aria-label="Compare with"
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
