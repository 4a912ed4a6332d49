import { redirect } from 'next/navigation';
import { readLanguage, titled } from '@/app/_server/language';
import { scoped } from '@/app/_server/scoped';
import { requireMember } from '@/app/_server/session';
import { Page } from '@/components/layout/page';
import { PageHeader } from '@/components/layout/page-header';
import { NewWorkspaceForm } from '@/features/people/screens/new-workspace-form';

export const generateMetadata = titled(({ t }) => t('pages.newWorkspace'));

export default scoped(async function NewWorkspacePage() {
  const member = await requireMember();
  if (member.demo) redirect('/');
  const { t } = await readLanguage();
  return (
    <Page className="max-w-[1040px]">
      <PageHeader title={t('pages.newWorkspace')} description={t('settings.newWorkspace.description')} />
      <NewWorkspaceForm />
    </Page>
  );
});
