import { Button } from '@/components/ui/button';
import { X } from '@/components/ui/icons';
import { Progress } from '@/components/ui/progress';
import { InSlot } from '@/components/ui/slot';
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

/** Progress of a sync, in the frame's header. Figures shown meanwhile are marked as partial. */
export function SyncProgress({ label, days, rows, secondsLeft, onCancel, cancelling }: Props) {
  const { t, format } = useLanguage();
  const state =
    secondsLeft === undefined
      ? t('table.counts.rows', { count: rows })
      : t('feedback.sync.rowsAndLeft', { rows, left: format.duration(secondsLeft) });
  return (
    <InSlot name="progress">
      <div className="flex h-full w-full min-w-0 items-center gap-2">
        <div className="min-w-0 flex-1" title={`${label} ${state}`}>
          <p className="tabular grid grid-cols-[minmax(0,1fr)_auto] gap-3 pb-1 text-xs leading-4 text-muted">
            <span role="status" className="truncate font-medium text-text">
              {label}
            </span>
            <span className="max-sm:hidden">{state}</span>
          </p>
          <Progress label={label} value={days.done} max={days.total} />
        </div>
        {onCancel ? (
          <Button
            variant="ghost"
            size="icon-sm"
            aria-label={t('ui.cancel')}
            onClick={onCancel}
            pending={cancelling}
          >
            <X aria-hidden="true" />
          </Button>
        ) : null}
      </div>
    </InSlot>
  );
}
