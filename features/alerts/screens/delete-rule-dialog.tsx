'use client';

import { ConfirmMutation } from '@/components/feedback/confirm-mutation';
import type { ShownRule } from '@/features/alerts/alert-shape';
import { useDeleteRule } from '@/features/alerts/client/alerts';
import { useLanguage } from '@/lib/language/use-language';

type Props = { rule: Pick<ShownRule, 'id' | 'name'>; onClose: () => void };

/** Says what is lost, and asks for confirmation. */
export function DeleteRuleDialog({ rule: { id, name }, onClose }: Props) {
  const { t } = useLanguage();
  return (
    <ConfirmMutation
      mutation={useDeleteRule()}
      input={id}
      done={() => t('alerts.remove.done')}
      onClose={onClose}
      title={t('alerts.remove.title', { name })}
      confirmLabel={t('alerts.remove.confirm')}
    >
      {t('alerts.remove.lost')}
    </ConfirmMutation>
  );
}
