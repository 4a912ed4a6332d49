'use client';

import { useQuery } from '@tanstack/react-query';
import { ActionButton } from '@/components/feedback/action-button';
import { Card } from '@/components/ui/card';
import { useShowEarnings, workspaceOptions } from '@/features/people/client/members';
import { useLanguage } from '@/lib/language/use-language';

/** Whether members with the creator role see the earnings of their links. */
export function EarningsSetting() {
  const { t } = useLanguage();
  const { data } = useQuery(workspaceOptions());
  const show = useShowEarnings();
  if (!data) return null;
  const shown = data.creatorEarnings;
  return (
    <Card
      title={t('members.earnings.title')}
      description={t('members.earnings.description')}
      actions={
        <ActionButton
          mutation={show}
          input={!shown}
          done={t(shown ? 'members.earnings.nowHidden' : 'members.earnings.nowShown')}
          label={t(shown ? 'members.earnings.hide' : 'members.earnings.show')}
        />
      }
    >
      <p className="text-sm">{t(shown ? 'members.earnings.shown' : 'members.earnings.hidden')}</p>
    </Card>
  );
}
