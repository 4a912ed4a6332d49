import { DeletedNotice } from '@/components/feedback/deleted-notice';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { useUndoImport } from '@/features/credits/client/credits';
import type { ImportedCredits } from '@/features/credits/credit-shape';
import { useLanguage } from '@/lib/language/use-language';

type Props = { imported: ImportedCredits; onUndone: () => void };

/** Says what an import added and replaced, and undoes it. */
export function ImportedNotice({ imported: { id, added, replaced, known }, onUndone }: Props) {
  const { t } = useLanguage();
  const undo = useUndoImport();
  const text = [
    t('credits.imported', { count: added }),
    ...(replaced > 0 ? [t('credits.replacedCount', { count: replaced })] : []),
    ...(known > 0 ? [t('credits.known', { count: known })] : []),
  ].join(' · ');
  const onUndo = () =>
    undo.mutate(id, {
      onSuccess: () => {
        toast(t('credits.undone'), { tone: 'positive' });
        onUndone();
      },
    });
  return added + replaced > 0 ? (
    <DeletedNotice deleted={text} failed={undo.error} pending={undo.isPending} onUndo={onUndo} />
  ) : (
    <p role="status" className="flex items-center justify-between gap-3 px-4 pb-2 text-sm text-muted">
      {text}
      <Button size="sm" onClick={onUndone}>
        {t('ui.close')}
      </Button>
    </p>
  );
}
