'use client';

import { useRouter } from 'next/navigation';
import { CardForm } from '@/components/form/card-form';
import { FormField } from '@/components/form/form-field';
import { useChangePassword } from '@/features/people/client/account';
import { useLanguage } from '@/lib/language/use-language';
import { readField } from '@/lib/server/http/form';
import { NewPasswordFields } from './new-password-fields';

type Props = {
  email: string;
  /** False for single sign-on users. */
  hasPassword: boolean;
};

export function NewPasswordForm({ email, hasPassword }: Props) {
  const { t } = useLanguage();
  const router = useRouter();
  const { mutateAsync: change } = useChangePassword();
  const send = async (form: FormData) => {
    await change({
      currentPassword: readField(form, 'currentPassword'),
      password: readField(form, 'password'),
    });
    // A first password is asked for from now on, and may get a second factor.
    if (!hasPassword) router.refresh();
    return { done: t('account.password.changed') };
  };
  return (
    <CardForm
      send={send}
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
