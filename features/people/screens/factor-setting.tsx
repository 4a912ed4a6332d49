'use client';

import { useQuery } from '@tanstack/react-query';
import { ActionButton } from '@/components/feedback/action-button';
import { Card } from '@/components/ui/card';
import { useRequireFactor, workspaceOptions } from '@/features/people/client/members';
import { useLanguage } from '@/lib/language/use-language';

/** Whether members who sign in with a password need a second factor. */
export function FactorSetting() {
  const { t } = useLanguage();
  const { data } = useQuery(workspaceOptions());
  const require = useRequireFactor();
  if (!data) return null;
  const required = data.secondFactor;
  return (
    <Card
      title={t('account.factor.title')}
      description={t('members.factor.description')}
      actions={
        <ActionButton
          mutation={require}
          input={!required}
          done={t(required ? 'members.factor.nowOptional' : 'members.factor.nowRequired')}
          label={t(required ? 'members.factor.release' : 'members.factor.require')}
        />
      }
    >
      <p className="text-sm">{t(required ? 'members.factor.required' : 'members.factor.optional')}</p>
    </Card>
  );
}
