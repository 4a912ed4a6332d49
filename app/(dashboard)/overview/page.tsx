import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { cookies } from 'next/headers';
import { pageContext } from '@/app/_server/context';
import { readLanguage, titled } from '@/app/_server/language';
import { prefetcher } from '@/app/_server/prefetch';
import { scoped } from '@/app/_server/scoped';
import { Page } from '@/components/layout/page';
import { prefetchNotes } from '@/features/notes/client/prefetch-notes';
import { prefetchOverview } from '@/features/overview/client/prefetch-overview';
import { DemoNote } from '@/features/overview/screens/demo-note';
import { demoNoteCookie } from '@/features/overview/screens/demo-note-cookie';
import { OverviewScreen } from '@/features/overview/screens/overview-screen';
import { overviewSearch, toOverviewQuery } from '@/features/overview/screens/search-params';
import { readLastVisit } from '@/features/overview/visits';
import { KeyNeeded } from '@/features/reports/screens/key-needed';
import { viewsOptions } from '@/features/views/client/views';
import { readSearch, type SearchParams } from '@/lib/base/address/search';
import { sharedNow } from '@/lib/base/clock';
import { getQueryClient } from '@/lib/client/client';
import { toDay } from '@/lib/data/terms/days';
import { readWeekStart } from '@/lib/data/terms/ranges/page-range';
import { listFamilies } from '@/lib/gateway/connections/list-connections';

export const generateMetadata = titled(({ t }) => t('pages.overview'));

export default scoped(async function OverviewPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const context = await pageContext('view');
  const language = await readLanguage();
  const { member, db } = context;
  const now = sharedNow();
  const today = toDay(now);
  const client = getQueryClient();
  const prefetch = prefetcher(client, context);
  const params = await searchParams;
  const query = toOverviewQuery(readSearch(overviewSearch, params), today, await readWeekStart());
  const keyed = (await listFamilies(db, member.workspaceId)).includes('seller');
  if (!keyed) {
    return (
      <Page>
        <KeyNeeded title={language.t('pages.overview')} />
      </Page>
    );
  }
  const [lastVisit] = await Promise.all([
    readLastVisit(db, member, now),
    prefetchOverview(prefetch, query, today),
    prefetch(viewsOptions('/overview')),
    prefetchNotes(prefetch, params, { filters: {}, range: query }),
  ]);
  return (
    <Page>
      {member.demo && !(await cookies()).has(demoNoteCookie) ? <DemoNote /> : null}
      <HydrationBoundary state={dehydrate(client)}>
        <OverviewScreen today={today} since={lastVisit?.toISOString() ?? null} />
      </HydrationBoundary>
    </Page>
  );
});
