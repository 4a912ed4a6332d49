import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { pageContext } from '@/app/_server/context';
import { readLanguage, titled } from '@/app/_server/language';
import { prefetcher } from '@/app/_server/prefetch';
import { scoped } from '@/app/_server/scoped';
import { PageHeader } from '@/components/layout/page-header';
import { Banner } from '@/components/ui/banner';
import { groupsOptions } from '@/features/groups/client/groups';
import { GroupsScreen } from '@/features/screens';
import { may } from '@/lib/access/member';
import { getQueryClient } from '@/lib/client/client';

export const generateMetadata = titled(({ t }) => t('pages.groups'));

export default scoped(async function GroupsPage() {
  const { t } = await readLanguage();
  const context = await pageContext('view');
  const { member } = context;
  const client = getQueryClient();
  const prefetch = prefetcher(client, context);
  await prefetch(groupsOptions());
  return (
    <>
      <PageHeader tabbed title={t('pages.groups')} description={t('groups.description')} />
      {member.demo ? <Banner title={t('settings.shared.title')}>{t('settings.shared.text')}</Banner> : null}
      <HydrationBoundary state={dehydrate(client)}>
        <GroupsScreen manages={may(member.role, 'manage', 'write')} />
      </HydrationBoundary>
    </>
  );
});
