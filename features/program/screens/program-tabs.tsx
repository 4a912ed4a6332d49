import { TabLinks } from '@/components/ui/tab-links';
import { useLanguage } from '@/lib/language/use-language';

export function ProgramTabs() {
  const { t } = useLanguage();
  return (
    <TabLinks
      label={t('pages.program')}
      tabs={[
        { href: { pathname: '/program' }, path: '/program', label: t('program.campaigns.title') },
        {
          href: { pathname: '/program/creators' },
          path: '/program/creators',
          label: t('pages.creators'),
        },
        { href: { pathname: '/program/lookup' }, path: '/program/lookup', label: t('pages.lookup') },
      ]}
    />
  );
}
