import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { requireMember } from '@/app/_server/session';
import { PageHeader } from '@/components/layout/page-header';
import { ConnectionList } from '@/components/screens';
import { may } from '@/lib/accounts/member';
import { listConnections } from '@/lib/connections/list-connections';
import { getQueryClient } from '@/lib/query/client';
import { connectionsOptions } from '@/lib/query/connections';
import { getRuntime } from '@/lib/runtime';

export const metadata: Metadata = { title: 'Connections' };

export default async function ConnectionsPage() {
  const member = await requireMember('view');
  const { db, environment } = await getRuntime();
  const client = getQueryClient();
  await client.prefetchQuery({
    ...connectionsOptions(),
    queryFn: async () => ({ connections: await listConnections(db, member.workspaceId) }),
  });
  return (
    <>
      <PageHeader
        title="Connections"
        description="API keys of this workspace. They are encrypted on this server and never reach a browser."
      />
      <HydrationBoundary state={dehydrate(client)}>
        <ConnectionList
          canManage={may(member.role, 'manage', 'write')}
          demo={member.demo}
          api={environment.AFFILIATE_BASE_URL ?? null}
        />
      </HydrationBoundary>
    </>
  );
}
