import { definePage } from '@/app/_server/define-page';
import { PageHeader } from '@/components/layout/page-header';
import { Banner } from '@/components/ui/banner';
import { groupsOptions } from '@/features/groups/client/groups';
import { GroupsScreen } from '@/features/screens';

const page = definePage({
  title: ({ t }) => t('pages.groups'),
  access: 'view',
  frame: null,
  async draw({ member, language: { t }, prefetch, mayWrite }) {
    await prefetch(groupsOptions());
    return (
      <>
        <PageHeader tabbed title={t('pages.groups')} description={t('groups.description')} />
        {member.demo ? <Banner title={t('settings.shared.title')}>{t('settings.shared.text')}</Banner> : null}
        <GroupsScreen manages={mayWrite('manage')} />
      </>
    );
  },
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
