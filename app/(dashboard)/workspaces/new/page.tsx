import { redirect } from 'next/navigation';
import { definePage } from '@/app/_server/define-page';
import { PageHeader } from '@/components/layout/page-header';
import { NewWorkspaceForm } from '@/features/people/screens/new-workspace-form';

const page = definePage({
  title: ({ t }) => t('pages.newWorkspace'),
  frame: 'max-w-[1040px]',
  draw({ member, language: { t } }) {
    if (member.demo) redirect('/');
    return (
      <>
        <PageHeader title={t('pages.newWorkspace')} description={t('settings.newWorkspace.description')} />
        <NewWorkspaceForm />
      </>
    );
  },
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
