import { Button } from '@/components/ui/button';
import { Progress } from '@/components/ui/progress';
import { useLanguage } from '@/lib/language/use-language';

type Props = {
  /** "Loading reports" */
  label: string;
  days: { done: number; total: number };
  rows: number;
  secondsLeft?: number;
  onCancel?: () => void;
  cancelling?: boolean;
};

/** Progress of a sync. Figures shown meanwhile are marked as partial. */
export function SyncProgress({ label, days, rows, secondsLeft, onCancel, cancelling }: Props) {
  const { t, format } = useLanguage();
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
            {secondsLeft === undefined
              ? t('table.counts.rows', { count: rows })
              : t('feedback.sync.rowsAndLeft', { rows, left: format.duration(secondsLeft) })}
          </span>
        </p>
        <Progress label={label} value={days.done} max={days.total} />
      </div>
      {onCancel ? (
        <Button size="sm" onClick={onCancel} pending={cancelling}>
          {t('ui.cancel')}
        </Button>
      ) : null}
    </div>
  );
}
