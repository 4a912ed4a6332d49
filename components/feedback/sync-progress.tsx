import { Button } from '@/components/ui/button';
import { Progress } from '@/components/ui/progress';
import { formatQuantity } from '@/lib/format/number';
import { formatDuration } from '@/lib/format/time';

type Props = {
  /** "Reading reports" */
  label: string;
  days: { done: number; total: number };
  rows: number;
  secondsLeft?: number;
  onCancel?: () => void;
  cancelling?: boolean;
};

/** Figures seen meanwhile are partial, and say so themselves. */
export function SyncProgress({ label, days, rows, secondsLeft, onCancel, cancelling }: Props) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded border border-border bg-surface px-4 py-2.5 shadow-raised"
      data-print="hide"
    >
      <div className="min-w-48 flex-1">
        <p className="tabular flex flex-wrap justify-between gap-x-4 pb-1.5 text-xs text-muted">
          <span className="font-medium text-text">{label}</span>
          <span>
            {formatQuantity(rows, 'row')}
            {secondsLeft === undefined ? '' : ` · about ${formatDuration(secondsLeft)} left`}
          </span>
        </p>
        <Progress label={label} value={days.done} max={days.total} />
      </div>
      {onCancel ? (
        <Button size="sm" onClick={onCancel} pending={cancelling}>
          Cancel
        </Button>
      ) : null}
    </div>
  );
}
