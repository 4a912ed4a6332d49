'use client';

import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { toast } from '@/components/ui/toast';
import type { ShownRule } from '@/features/alerts/alert-shape';
import { useDeleteRule } from '@/features/alerts/client/alerts';
import { useLanguage } from '@/lib/language/use-language';

type Props = { rule: Pick<ShownRule, 'id' | 'name'>; onClose: () => void };

/** Says what is lost, and asks for confirmation. */
export function DeleteRuleDialog({ rule: { id, name }, onClose }: Props) {
  const { t } = useLanguage();
  const remove = useDeleteRule();
  const confirm = () =>
    remove.mutate(id, {
      onSuccess: () => {
        toast(t('alerts.remove.done'), { tone: 'positive' });
        onClose();
      },
    });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={confirm}
      pending={remove.isPending}
      error={remove.error?.message}
      title={t('alerts.remove.title', { name })}
      confirmLabel={t('alerts.remove.confirm')}
    >
      {t('alerts.remove.lost')}
    </ConfirmDialog>
  );
}
