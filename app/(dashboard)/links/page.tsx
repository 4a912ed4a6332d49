import { redirect } from 'next/navigation';
import { definePage } from '@/app/_server/define-page';
import { PageHeader } from '@/components/layout/page-header';
import { recentOptions, suggestionsOptions } from '@/features/links/client/links';
import { MissingKey } from '@/features/links/screens/missing-key';
import { readPrefill } from '@/features/links/screens/prefill';
import { LinkMaker, RecentLinks } from '@/features/screens';
import { may } from '@/lib/access/member';
import { listFamilies } from '@/lib/gateway/connections/list-connections';

const page = definePage({
  title: ({ t }) => t('pages.links'),
  access: 'links',
  frame: null,
  async draw({ db, member, language, prefetch, search, mayWrite }) {
    if (!mayWrite('links')) redirect('/links/history');
    const { t } = language;
    if (!(await listFamilies(db, member.workspaceId)).includes('creator'))
      return <MissingKey title={t('links.newLink')} need="creator" manages={may(member.role, 'manage')} />;
    await Promise.all([prefetch(recentOptions()), prefetch(suggestionsOptions())]);
    return (
      <>
        <PageHeader tabbed title={t('links.newLink')} description={t('links.newLinkHint')} />
        <LinkMaker initial={readPrefill(search)} aside={<RecentLinks />} />
      </>
    );
  },
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
