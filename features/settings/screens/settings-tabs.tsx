'use client';

import { toHref } from '@/components/layout/navigation';
import { TabLinks } from '@/components/ui/tab-links';
import { useLanguage } from '@/lib/language/use-language';

const workspaceTabs = ['connections', 'members', 'margins', 'currencies', 'data', 'audit'] as const;
const ownTabs = ['appearance', 'account'] as const;

/** Creators see only personal settings. */
export function SettingsTabs({ ownOnly }: { ownOnly: boolean }) {
  const { t } = useLanguage();
  return (
    <TabLinks
      label={t('pages.settings')}
      tabs={[...(ownOnly ? [] : workspaceTabs), ...ownTabs].map((name) => ({
        href: toHref(`/settings/${name}`),
        path: `/settings/${name}`,
        label: t(`pages.${name}`),
      }))}
    />
  );
}
