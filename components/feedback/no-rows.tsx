import type { ReactNode } from 'react';
import { EmptyState } from '@/components/ui/empty-state';
import { useLanguage } from '@/lib/language/use-language';

type Props = {
  /** Whether some days are not loaded, so that there may be rows. */
  partial: boolean;
  /** Shown if there are none. Default: no rows match. */
  children?: ReactNode;
};

/** Shown instead of rows. */
export function NoRows({ partial, children }: Props) {
  const { t } = useLanguage();
  if (partial)
    return <EmptyState title={t('reports.noRowsYet.title')}>{t('reports.noRowsYet.hint')}</EmptyState>;
  return (
    children ?? <EmptyState title={t('reports.noMatches.title')}>{t('reports.noMatches.hint')}</EmptyState>
  );
}
