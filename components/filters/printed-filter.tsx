import { formatCount } from '@/lib/format/number';

type Props = { label?: string; values: readonly string[] };

const most = 12;

/** What a filter is set to: on paper, where its control is not. Nothing where it is not set. */
export function PrintedFilter({ label, values }: Props) {
  if (values.length === 0) return null;
  const rest = values.length - most;
  return (
    <span data-print="filter" className="hidden">
      {label ? <span className="text-muted">{label}: </span> : null}
      {values.slice(0, most).join(', ')}
      {rest > 0 ? ` and ${formatCount(rest)} more` : null}
    </span>
  );
}
