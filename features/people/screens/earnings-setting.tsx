'use client';

import { ActionButton } from '@/components/form/action-button';
import { Card } from '@/components/ui/card';
import { useLanguage } from '@/lib/language/use-language';
import type { FormState } from '@/lib/server/http/form';

type Props = {
  /** Whether creators currently see their earnings. */
  shown: boolean;
  action: (state: FormState, form: FormData) => Promise<FormState>;
};

/** Whether members with the creator role see the earnings of their links. */
export function EarningsSetting({ shown, action }: Props) {
  const { t } = useLanguage();
  return (
    <Card
      title={t('members.earnings.title')}
      description={t('members.earnings.description')}
      actions={
        <ActionButton
          action={action}
          fields={{ shown: shown ? 'no' : 'yes' }}
          label={t(shown ? 'members.earnings.hide' : 'members.earnings.show')}
        />
      }
    >
      <p className="text-sm">{t(shown ? 'members.earnings.shown' : 'members.earnings.hidden')}</p>
    </Card>
  );
}
