import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { pageContext } from '@/app/_server/context';
import { readLanguage, titled } from '@/app/_server/language';
import { scoped } from '@/app/_server/scoped';
import { PageHeader } from '@/components/layout/page-header';
import { ConnectionList } from '@/components/screens';
import { TrialKey } from '@/components/settings/connections/trial-key';
import { may } from '@/lib/accounts/member';
import { pageScope } from '@/lib/accounts/page-scope';
import { listConnections } from '@/lib/connections/list-connections';
import { getQueryClient } from '@/lib/query/client';
import { connectionsOptions } from '@/lib/query/connections';
import { createTrialKey } from './actions';

export const generateMetadata = titled(({ t }) => t('pages.connections'));

export default scoped(async function ConnectionsPage() {
  const { t } = await readLanguage();
  const { member, db, environment } = await pageContext('view');
  const canManage = may(member.role, 'manage', 'write');
  const api = environment.AFFILIATE_BASE_URL ?? null;
  const client = getQueryClient();
  await client.prefetchQuery({
    ...connectionsOptions(),
    queryFn: async () => ({ connections: await listConnections(db, member.workspaceId) }),
  });
  return (
    <>
      <PageHeader title={t('pages.connections')} description={t('connections.description')} />
      <HydrationBoundary state={dehydrate(client)}>
        <ConnectionList canManage={canManage} demo={member.demo} api={api} />
        {canManage && api === null ? (
          <TrialKey action={createTrialKey.bind(null, pageScope(member))} />
        ) : null}
      </HydrationBoundary>
    </>
  );
});
