import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { cookies } from 'next/headers';
import { pageContext } from '@/app/_server/context';
import { readLanguage, titled } from '@/app/_server/language';
import { scoped } from '@/app/_server/scoped';
import { Page } from '@/components/layout/page';
import { DemoNote } from '@/components/overview/demo-note';
import { demoNoteCookie } from '@/components/overview/demo-note-cookie';
import { OverviewScreen } from '@/components/overview/overview-screen';
import { overviewSearch, toOverviewQuery } from '@/components/overview/search-params';
import { KeyNeeded } from '@/components/reports/key-needed';
import { readSearch, type SearchParams } from '@/lib/address/search';
import { listFamilies } from '@/lib/connections/list-connections';
import { toDay } from '@/lib/ledger/days';
import { readWeekStart } from '@/lib/ledger/ranges/page-range';
import { getQueryClient } from '@/lib/query/client';
import { prefetchNotes } from '@/lib/query/prefetch-notes';
import { prefetchOverview } from '@/lib/query/prefetch-overview';
import { readLastVisit } from '@/lib/visits/visits';

export const generateMetadata = titled(({ t }) => t('pages.overview'));

export default scoped(async function OverviewPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const context = await pageContext('view');
  const language = await readLanguage();
  const { member, db } = context;
  const now = new Date();
  const today = toDay(now);
  const client = getQueryClient();
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
    prefetchOverview(client, context, query),
    prefetchNotes(client, { ...context, language }, params, { filters: {}, range: query }),
  ]);
  return (
    <Page>
      {member.demo && !(await cookies()).has(demoNoteCookie) ? <DemoNote /> : null}
      <HydrationBoundary state={dehydrate(client)}>
        <OverviewScreen today={today} now={now.toISOString()} since={lastVisit?.toISOString() ?? null} />
      </HydrationBoundary>
    </Page>
  );
});
