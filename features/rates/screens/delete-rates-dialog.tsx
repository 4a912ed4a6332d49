'use client';

import { ConfirmMutation } from '@/components/feedback/confirm-mutation';
import { useDeleteRates } from '@/features/rates/client/rates';
import type { StoredRates } from '@/features/rates/rate-shape';
import { useLanguage } from '@/lib/language/use-language';

type Props = { to: string; rates: StoredRates; onClose: () => void };

/** Confirms deleting all rates of a currency. */
export function DeleteRatesDialog({ to, rates: { currency, days }, onClose }: Props) {
  const { t } = useLanguage();
  return (
    <ConfirmMutation
      mutation={useDeleteRates()}
      input={{ to, currency }}
      done={({ deleted }) => t('currencies.deleteAll.done', { count: deleted })}
      onClose={onClose}
      title={t('currencies.deleteAll.title', { currency })}
      confirmLabel={t('currencies.deleteAll.confirm')}
    >
      {t('currencies.deleteAll.text', { count: days, to, currency })}
    </ConfirmMutation>
  );
}
