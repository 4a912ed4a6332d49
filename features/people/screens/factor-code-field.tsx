'use client';

import { FormField } from '@/components/form/form-field';
import { useLanguage } from '@/lib/language/use-language';

/** A field for a code of the authenticator app, if the member has one, or a recovery code. */
export function FactorCodeField({ app }: { app: boolean }) {
  const { t } = useLanguage();
  return (
    <FormField
      name="code"
      label={t(app ? 'account.factor.code.any' : 'account.factor.code.recovery')}
      hint={t(app ? 'account.factor.code.anyHint' : 'account.factor.code.recoveryHint')}
      autoComplete="one-time-code"
      autoCapitalize="off"
      spellCheck={false}
      maxLength={100}
      required
    />
  );
}
