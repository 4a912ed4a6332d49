import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/lib/base/class-names';
import { useLanguage } from '@/lib/language/use-language';

type Props = {
  /** What was deleted, as a sentence. Null if nothing was. */
  deleted: ReactNode;
  failed: Error | null;
  /** Whether the deleted item is being restored. */
  pending: boolean;
  onUndo: () => void;
  /** Its margins. Defaults to those of a list in a card. */
  className?: string;
};

/** Says above a list what was deleted or could not be, and restores it. */
export function DeletedNotice({ deleted, failed, pending, onUndo, className = 'px-4 pb-2' }: Props) {
  const { t } = useLanguage();
  return (
    <>
      {failed ? (
        <p role="alert" className={cn('text-sm text-negative', className)}>
          {failed.message}
        </p>
      ) : null}
      <div role="status">
        {deleted ? (
          <p className={cn('flex items-center justify-between gap-3 text-sm text-muted', className)}>
            {deleted}
            <Button size="sm" pending={pending} onClick={onUndo}>
              {t('ui.undo')}
            </Button>
          </p>
        ) : null}
      </div>
    </>
  );
}
