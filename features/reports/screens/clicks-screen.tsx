'use client';

import { useLanguage } from '@/lib/language/use-language';
import { ExplorerScreen, type ExplorerScreenProps } from './explorer-screen';
import { Reconciliation } from './reconciliation';

export function ClicksScreen(props: Pick<ExplorerScreenProps, 'today'>) {
  const { t } = useLanguage();
  return (
    <ExplorerScreen
      {...props}
      dataset="clicks"
      page="/reports/clicks"
      title={t('pages.clicks')}
      description={t('reports.clicks.description')}
      reading={t('reports.clicks.reading')}
      aside={(explorer) => <Reconciliation explorer={explorer} />}
    />
  );
}
