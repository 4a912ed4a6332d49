import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { createLoader, type SearchParams } from 'nuqs/server';
import { Page } from '@/components/layout/page';
import { OverviewScreen } from '@/components/overview/overview-screen';
import { overviewSearch, toOverviewQuery } from '@/components/overview/search-params';
import { requireMember } from '@/lib/accounts/session';
import { callFor } from '@/lib/gateway/workspace-call';
import { toDay } from '@/lib/ledger/days';
import { ledgerOf } from '@/lib/ledger/workspace-ledger';
import { resolveNames } from '@/lib/names/resolve-names';
import { readOverview } from '@/lib/overview/read-overview';
import { wantedNames } from '@/lib/overview/wanted-names';
import { getQueryClient } from '@/lib/query/client';
import { namesOptions } from '@/lib/query/names';
import { overviewOptions } from '@/lib/query/overview';

export const metadata: Metadata = { title: 'Overview' };

const loadSearch = createLoader(overviewSearch);

export default async function OverviewPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { workspaceId } = await requireMember('view');
  const today = toDay(new Date());
  const query = toOverviewQuery(await loadSearch(searchParams), today);
  const client = getQueryClient();
  const overview = await client.fetchQuery({
    ...overviewOptions(query),
    queryFn: async () => readOverview(await ledgerOf(workspaceId), query),
  });
  const wanted = wantedNames(overview);
  void client.prefetchQuery({
    ...namesOptions(wanted),
    queryFn: () => resolveNames({ workspaceId, call: callFor(workspaceId) }, wanted),
  });
  return (
    <Page>
      <HydrationBoundary state={dehydrate(client)}>
        <OverviewScreen today={today} />
      </HydrationBoundary>
    </Page>
  );
}
