import { redirect } from 'next/navigation';
import { readLanguage, titled } from '@/app/_server/language';
import { scoped } from '@/app/_server/scoped';
import { requireMember } from '@/app/_server/session';
import { CardForm } from '@/components/form/card-form';
import { FormField } from '@/components/form/form-field';
import { Page } from '@/components/layout/page';
import { PageHeader } from '@/components/layout/page-header';
import { pageScope } from '@/lib/access/page-scope';
import { makeWorkspace } from './actions';

export const generateMetadata = titled(({ t }) => t('pages.newWorkspace'));

export default scoped(async function NewWorkspacePage() {
  const member = await requireMember();
  if (member.demo) redirect('/');
  const { t } = await readLanguage();
  return (
    <Page className="max-w-[1040px]">
      <PageHeader title={t('pages.newWorkspace')} description={t('settings.newWorkspace.description')} />
      <CardForm
        action={makeWorkspace.bind(null, pageScope(member))}
        title={t('settings.name')}
        description={t('settings.newWorkspace.hint')}
        label={t('settings.newWorkspace.create')}
      >
        <FormField
          name="name"
          label={t('settings.newWorkspace.workspace')}
          autoComplete="organization"
          required
        />
      </CardForm>
    </Page>
  );
});
