'use client';

import { Banner } from '@/components/ui/banner';
import { asOneOf } from '@/lib/base/address/parameter';
import { useSearch } from '@/lib/client/use-search';
import { useLanguage } from '@/lib/language/use-language';
import { ExplorerScreen, type ExplorerScreenProps } from './explorer-screen';

const shown = ['reports', 'program'] as const;
const reportsSearch = { dataset: asOneOf(shown).or('reports') };

/** Attribution reports or creator program reports. Their figures are never mixed. `addLines`: of attribution reports. */
export function ReportsScreen({ addLines, ...props }: Pick<ExplorerScreenProps, 'today' | 'addLines'>) {
  const [{ dataset }] = useSearch(reportsSearch);
  const { t } = useLanguage();
  const program = dataset === 'program';
  return (
    <ExplorerScreen
      {...props}
      addLines={program ? undefined : addLines}
      key={dataset}
      dataset={dataset}
      page="/reports"
      title={t('pages.reports')}
      description={t(`reports.${dataset}.description`)}
      reading={t('reports.reports.reading')}
      note={program ? <Banner title={t('program.unpaid')}>{t('reports.program.neverAdded')}</Banner> : null}
    />
  );
}
