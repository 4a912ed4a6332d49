'use client';

import { ActionButton } from '@/components/form/action-button';
import { Card } from '@/components/ui/card';
import { useLanguage } from '@/lib/language/use-language';
import type { FormState } from '@/lib/server/http/form';

type Props = {
  required: boolean;
  action: (state: FormState, form: FormData) => Promise<FormState>;
};

/** Whether members who sign in with a password need a second factor. */
export function FactorSetting({ required, action }: Props) {
  const { t } = useLanguage();
  return (
    <Card
      title={t('account.factor.title')}
      description={t('members.factor.description')}
      actions={
        <ActionButton
          action={action}
          fields={{ required: required ? 'no' : 'yes' }}
          label={t(required ? 'members.factor.release' : 'members.factor.require')}
        />
      }
    >
      <p className="text-sm">{t(required ? 'members.factor.required' : 'members.factor.optional')}</p>
    </Card>
  );
}
