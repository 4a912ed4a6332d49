import { definePage } from '@/app/_server/define-page';
import { PageHeader } from '@/components/layout/page-header';
import { TrialKey } from '@/features/connections/screens/trial-key';
import { ConnectionList } from '@/features/screens';
import { connectionsOptions } from '@/lib/client/connections';

const page = definePage({
  title: ({ t }) => t('pages.connections'),
  access: 'view',
  frame: null,
  async draw({ member, environment, language: { t }, prefetch, mayWrite }) {
    const canManage = mayWrite('manage');
    const api = environment.AFFILIATE_BASE_URL ?? null;
    await prefetch(connectionsOptions());
    return (
      <>
        <PageHeader tabbed title={t('pages.connections')} description={t('connections.description')} />
        <ConnectionList canManage={canManage} demo={member.demo} api={api} />
        {canManage && api === null ? <TrialKey /> : null}
      </>
    );
  },
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
