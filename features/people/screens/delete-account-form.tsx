'use client';

import { CardForm } from '@/components/form/card-form';
import { FormField } from '@/components/form/form-field';
import { deleteAccount } from '@/features/people/client/account';
import { useLanguage } from '@/lib/language/use-language';
import { readField } from '@/lib/server/http/form';

async function send(form: FormData) {
  await deleteAccount(readField(form, 'email'));
  window.location.assign('/sign-in');
  return undefined;
}

/** Deletes the person's account, after they typed its address. */
export function DeleteAccountForm({ email }: { email: string }) {
  const { t } = useLanguage();
  return (
    <CardForm
      send={send}
      title={t('account.delete.title')}
      description={t('account.delete.hint')}
      label={t('account.delete.title')}
      variant="danger"
    >
      <FormField
        name="email"
        label={t('account.delete.confirm', { email })}
        type="email"
        autoComplete="off"
        required
      />
    </CardForm>
  );
}
