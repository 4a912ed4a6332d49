'use client';

import { FormField } from '@/components/form/form-field';
import { passwordLength } from '@/lib/base/password-length';
import { useLanguage } from '@/lib/language/use-language';

/** Fields for a new password. The hidden user name helps password managers store both. */
export function NewPasswordFields({ email }: { email: string }) {
  const { t } = useLanguage();
  return (
    <>
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <FormField
        name="password"
        label={t('pages.newPassword')}
        type="password"
        autoComplete="new-password"
        hint={t('auth.passwordHint', passwordLength)}
        required
      />
    </>
  );
}
