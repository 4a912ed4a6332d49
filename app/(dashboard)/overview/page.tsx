import { cookies } from 'next/headers';
import { definePage } from '@/app/_server/define-page';
import { prefetchNotes } from '@/features/notes/client/prefetch-notes';
import { prefetchOverview } from '@/features/overview/client/prefetch-overview';
import { DemoNote } from '@/features/overview/screens/demo-note';
import { demoNoteCookie } from '@/features/overview/screens/demo-note-cookie';
import { OverviewScreen } from '@/features/overview/screens/overview-screen';
import { overviewSearch, toOverviewQuery } from '@/features/overview/screens/search-params';
import { readLastVisit } from '@/features/overview/visits';
import { viewsOptions } from '@/features/views/client/views';
import { readSearch } from '@/lib/base/address/search';
import { sharedNow } from '@/lib/base/clock';
import { readWeekStart } from '@/lib/data/terms/ranges/page-range';

const page = definePage({
  title: ({ t }) => t('pages.overview'),
  access: 'view',
  key: 'page',
  async draw({ db, member, prefetch, search, today }) {
    const query = toOverviewQuery(readSearch(overviewSearch, search), today, await readWeekStart());
    const [lastVisit] = await Promise.all([
      readLastVisit(db, member, sharedNow()),
      prefetchOverview(prefetch, query, today),
      prefetch(viewsOptions('/overview')),
      prefetchNotes(prefetch, search, { filters: {}, range: query }),
    ]);
    return (
      <>
        {member.demo && !(await cookies()).has(demoNoteCookie) ? <DemoNote /> : null}
        <OverviewScreen today={today} since={lastVisit?.toISOString() ?? null} />
      </>
    );
  },
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
