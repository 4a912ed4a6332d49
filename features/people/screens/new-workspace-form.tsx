'use client';

import { CardForm } from '@/components/form/card-form';
import { FormField } from '@/components/form/form-field';
import { createWorkspace } from '@/features/people/client/account';
import { useLanguage } from '@/lib/language/use-language';
import { readField } from '@/lib/server/http/form';

async function send(form: FormData) {
  await createWorkspace(readField(form, 'name'));
  // A whole new page: the frame is of another workspace.
  window.location.assign('/');
  return undefined;
}

export function NewWorkspaceForm() {
  const { t } = useLanguage();
  return (
    <CardForm
      send={send}
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
  );
}
