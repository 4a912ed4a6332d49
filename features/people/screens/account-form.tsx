'use client';

import type { ComponentProps } from 'react';
import { FormField } from '@/components/form/form-field';
import { SubmitForm } from '@/components/form/submit-form';
import { passwordLength } from '@/lib/base/password-length';
import { useLanguage } from '@/lib/language/use-language';
import { EmailField } from './email-field';

type Props = Pick<ComponentProps<typeof SubmitForm>, 'action' | 'hidden' | 'label'> & {
  askWorkspace: boolean;
};

/** Creates an account. */
export function AccountForm({ askWorkspace, ...form }: Props) {
  const { t } = useLanguage();
  return (
    <SubmitForm {...form}>
      <FormField name="name" label={t('auth.name')} autoComplete="name" required />
      <EmailField />
      <FormField
        name="password"
        label={t('auth.password')}
        type="password"
        autoComplete="new-password"
        hint={t('auth.passwordHint', passwordLength)}
        required
      />
      {askWorkspace ? (
        <FormField
          name="workspace"
          label={t('auth.workspace')}
          hint={t('auth.workspaceHint')}
          autoComplete="organization"
          optional
        />
      ) : null}
    </SubmitForm>
  );
}
