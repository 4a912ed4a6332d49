'use client';

import { CardForm } from '@/components/form/card-form';
import { FormField } from '@/components/form/form-field';
import type { FormAction } from '@/components/form/use-form';
import { useLanguage } from '@/lib/language/use-language';
import { NewPasswordFields } from './new-password-fields';

type Props = {
  action: FormAction;
  email: string;
  /** False for single sign-on users. */
  hasPassword: boolean;
};

export function NewPasswordForm({ action, email, hasPassword }: Props) {
  const { t } = useLanguage();
  return (
    <CardForm
      action={action}
      title={t('account.password.title')}
      description={t('account.password.hint')}
      label={t(hasPassword ? 'account.password.change' : 'account.password.set')}
    >
      {hasPassword ? (
        <FormField
          name="currentPassword"
          label={t('account.password.current')}
          type="password"
          autoComplete="current-password"
          required
        />
      ) : null}
      <NewPasswordFields email={email} />
    </CardForm>
  );
}
