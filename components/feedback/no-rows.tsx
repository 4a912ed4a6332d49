import { EmptyState } from '@/components/ui/empty-state';
import { useLanguage } from '@/lib/language/use-language';

/** Shown instead of rows. `partial`: some days are not loaded, so there may be rows. */
export function NoRows({ partial }: { partial: boolean }) {
  const { t } = useLanguage();
  return partial ? (
    <NoRowsYet />
  ) : (
    <EmptyState title={t('reports.noMatches.title')}>{t('reports.noMatches.hint')}</EmptyState>
  );
}

/** Shown instead of rows while some days are not loaded. */
export function NoRowsYet() {
  const { t } = useLanguage();
  return <EmptyState title={t('reports.noRowsYet.title')}>{t('reports.noRowsYet.hint')}</EmptyState>;
}
