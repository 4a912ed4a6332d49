'use client';

import { Banner } from '@/components/ui/banner';
import { useLanguage } from '@/lib/language/use-language';
import { ExplorerScreen, type ExplorerScreenProps } from './explorer-screen';

export function BonusesScreen(props: Pick<ExplorerScreenProps, 'today'>) {
  const { t } = useLanguage();
  return (
    <ExplorerScreen
      {...props}
      dataset="brb"
      page="/reports/brb"
      title={t('pages.brb')}
      description={t('reports.bonuses.description')}
      reading={t('reports.bonuses.reading')}
      note={<Banner title={t('reports.bonuses.estimates')}>{t('reports.bonuses.later')}</Banner>}
    />
  );
}
