import { redirect } from 'next/navigation';
import { definePage } from '@/app/_server/define-page';
import { PageHeader } from '@/components/layout/page-header';
import { batchesOptions } from '@/features/links/client/link-batches';
import { MissingKey } from '@/features/links/screens/missing-key';
import { BatchEditor, BatchList } from '@/features/screens';
import { may } from '@/lib/access/member';
import { listFamilies } from '@/lib/gateway/connections/list-connections';

const page = definePage({
  title: ({ t }) => t('pages.batches'),
  access: 'links',
  frame: null,
  async draw({ db, member, language, prefetch, search: { products }, mayWrite }) {
    if (!mayWrite('links')) redirect('/links/history');
    const { t } = language;
    if (!(await listFamilies(db, member.workspaceId)).includes('creator'))
      return <MissingKey title={t('pages.batches')} need="creator" manages={may(member.role, 'manage')} />;
    await prefetch(batchesOptions());
    return (
      <>
        <PageHeader tabbed title={t('pages.batches')} description={t('batches.pageHint')} />
        <BatchEditor products={typeof products === 'string' ? products : undefined} />
        <BatchList />
      </>
    );
  },
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
