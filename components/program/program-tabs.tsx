import { TabLinks } from '@/components/ui/tab-links';
import { useLanguage } from '@/lib/language/use-language';

export function ProgramTabs() {
  const { t } = useLanguage();
  return (
    <TabLinks
      label={t('pages.program')}
      tabs={[
        { href: { pathname: '/program' }, path: '/program', label: t('program.tabs.campaigns') },
        {
          href: { pathname: '/program/creators' },
          path: '/program/creators',
          label: t('program.tabs.creators'),
        },
        { href: { pathname: '/program/lookup' }, path: '/program/lookup', label: t('program.tabs.lookup') },
      ]}
    />
  );
}
