'use client';

import { TabLinks } from '@/components/ui/tab-links';
import { useLanguage } from '@/lib/language/use-language';

type Props = { makes: boolean; sells: boolean; earns: boolean };

/** Read-only members see the history first. Performance shows seller figures; earnings show one's own links. */
export function LinkTabs({ makes, sells, earns }: Props) {
  const { t } = useLanguage();
  const tabAt = (path: string, label: string) => ({ href: { pathname: path }, path, label });
  const tabs = [
    ...(makes
      ? [
          { ...tabAt('/links', t('links.tabs.one')), alias: '/links/new' },
          { ...tabAt('/links/batch', t('links.tabs.many')), nested: true },
        ]
      : []),
    tabAt('/links/history', t('links.tabs.history')),
    ...(sells ? [tabAt('/links/performance', t('links.tabs.performance'))] : []),
    ...(earns ? [tabAt('/links/earnings', t('pages.earnings'))] : []),
    tabAt('/links/help', t('links.tabs.help')),
  ];
  return <TabLinks label={t('pages.links')} tabs={tabs} />;
}
