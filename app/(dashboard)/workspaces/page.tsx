import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { pageContext } from '@/app/_server/context';
import { titled } from '@/app/_server/language';
import { prefetcher } from '@/app/_server/prefetch';
import { scoped } from '@/app/_server/scoped';
import { Page } from '@/components/layout/page';
import { WorkspacesScreen } from '@/features/screens';
import { workspacesOptions } from '@/features/workspaces/client/workspaces';
import { getQueryClient } from '@/lib/client/client';
import { openWorkspace } from '../actions';

export const generateMetadata = titled(({ t }) => t('pages.workspaces'));

export default scoped(async function WorkspacesPage() {
  const context = await pageContext();
  const client = getQueryClient();
  await prefetcher(client, context)(workspacesOptions());
  return (
    <Page>
      <HydrationBoundary state={dehydrate(client)}>
        <WorkspacesScreen open={openWorkspace} />
      </HydrationBoundary>
    </Page>
  );
});
