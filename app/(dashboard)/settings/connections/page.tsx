import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { pageContext } from '@/app/_server/context';
import { readLanguage, titled } from '@/app/_server/language';
import { prefetcher } from '@/app/_server/prefetch';
import { scoped } from '@/app/_server/scoped';
import { PageHeader } from '@/components/layout/page-header';
import { TrialKey } from '@/features/connections/screens/trial-key';
import { ConnectionList } from '@/features/screens';
import { may } from '@/lib/access/member';
import { getQueryClient } from '@/lib/client/client';
import { connectionsOptions } from '@/lib/client/connections';

export const generateMetadata = titled(({ t }) => t('pages.connections'));

export default scoped(async function ConnectionsPage() {
  const { t } = await readLanguage();
  const context = await pageContext('view');
  const { member, environment } = context;
  const canManage = may(member.role, 'manage', 'write');
  const api = environment.AFFILIATE_BASE_URL ?? null;
  const client = getQueryClient();
  const prefetch = prefetcher(client, context);
  await prefetch(connectionsOptions());
  return (
    <>
      <PageHeader tabbed title={t('pages.connections')} description={t('connections.description')} />
      <HydrationBoundary state={dehydrate(client)}>
        <ConnectionList canManage={canManage} demo={member.demo} api={api} />
        {canManage && api === null ? <TrialKey /> : null}
      </HydrationBoundary>
    </>
  );
});
