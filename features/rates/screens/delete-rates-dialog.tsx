'use client';

import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { toast } from '@/components/ui/toast';
import { useDeleteRates } from '@/features/rates/client/rates';
import type { StoredRates } from '@/features/rates/rate-shape';
import { useLanguage } from '@/lib/language/use-language';

type Props = { to: string; rates: StoredRates; onClose: () => void };

/** Confirms deleting all rates of a currency. */
export function DeleteRatesDialog({ to, rates, onClose }: Props) {
  const { t } = useLanguage();
  const remove = useDeleteRates();
  const { currency, days } = rates;
  const confirm = () =>
    remove.mutate(
      { to, currency },
      {
        onSuccess: ({ deleted }) => {
          toast(t('currencies.deleteAll.done', { count: deleted }), { tone: 'positive' });
          onClose();
        },
      },
    );
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={confirm}
      title={t('currencies.deleteAll.title', { currency })}
      confirmLabel={t('currencies.deleteAll.confirm')}
      pending={remove.isPending}
      error={remove.error?.message}
    >
      {t('currencies.deleteAll.text', { count: days, to, currency })}
    </ConfirmDialog>
  );
}
