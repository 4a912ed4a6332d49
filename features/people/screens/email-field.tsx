'use client';

import { FormField } from '@/components/form/form-field';
import { useLanguage } from '@/lib/language/use-language';

/** The e-mail that a person signs in with. */
export function EmailField() {
  const { t } = useLanguage();
  return (
    <FormField
      name="email"
      label={t('auth.email')}
      type="email"
      autoComplete="username"
      inputMode="email"
      required
    />
  );
}
