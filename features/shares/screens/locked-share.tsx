'use client';

import { FormField } from '@/components/form/form-field';
import { SubmitForm } from '@/components/form/submit-form';
import type { FormAction } from '@/components/form/use-form';
import { useLanguage } from '@/lib/language/use-language';
import { ShareMessage } from './share-message';

type Props = { action: FormAction; token: string };

/** Asks for the password of a shared page. Works without scripts. */
export function LockedShare({ action, token }: Props) {
  const { t } = useLanguage();
  return (
    <ShareMessage title={t('shares.locked.title')} text={t('shares.locked.text')}>
      <SubmitForm action={action} hidden={{ token }} label={t('shares.locked.button')}>
        <FormField
          name="password"
          type="password"
          label={t('shares.locked.password')}
          autoComplete="off"
          required
          autoFocus
        />
      </SubmitForm>
    </ShareMessage>
  );
}
