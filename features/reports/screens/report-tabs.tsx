'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { TitledTabs } from '@/components/layout/titled-tabs';
import { pickDays } from '@/lib/client/range-search';
import { useLanguage } from '@/lib/language/use-language';

const tabs = [
  { name: 'attribution', path: '/reports', query: {} },
  { name: 'clicks', path: '/reports/clicks', query: {} },
  { name: 'bonuses', path: '/reports/brb', query: {} },
  { name: 'program', path: '/reports', query: { dataset: 'program' } },
  { name: 'effects', path: '/reports/effects', query: {} },
] as const;

/** The reports. Each opens with the days of this one. */
export function ReportTabs() {
  const { t } = useLanguage();
  const pathname = usePathname();
  const params = useSearchParams();
  const isProgram = params.get('dataset') === 'program';
  return (
    <TitledTabs
      title={t('pages.reports')}
      tabs={tabs.map(({ name, path, query }) => ({
        href: { pathname: path, query: { ...pickDays(params), ...query } },
        path,
        label: t(`reports.tabs.${name}`),
        current: pathname === path && isProgram === (name === 'program'),
      }))}
    />
  );
}
