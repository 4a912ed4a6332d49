'use client';

import { Card } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { toast } from '@/components/ui/toast';
import { useCurrencies } from '@/features/rates/client/currencies';
import { useSetReportingCurrency } from '@/features/rates/client/rates';
import { useLanguage } from '@/lib/language/use-language';

type Props = { currency: string | null; manages: boolean };

/** Chooses the currency that amounts are converted to. */
export function ReportingCurrencyCard({ currency, manages }: Props) {
  const { t } = useLanguage();
  const set = useSetReportingCurrency();
  const codes = useCurrencies().map((code) => ({ value: code, label: code }));
  const choose = (next: string | null) =>
    set.mutate(next, {
      onSuccess: () =>
        toast(next ? t('currencies.reporting.chosen', { currency: next }) : t('currencies.reporting.off'), {
          tone: 'positive',
        }),
    });
  return (
    <Card title={t('currencies.reporting.title')} description={t('currencies.reporting.description')}>
      {manages ? (
        <Field label={t('currencies.reporting.convertTo')} error={set.error?.message} className="max-w-48">
          {(control) => (
            <Select
              {...control}
              value={(set.isPending ? set.variables : currency) ?? ''}
              disabled={set.isPending}
              onChange={({ target }) => choose(target.value || null)}
              options={[{ value: '', label: t('currencies.reporting.none') }, ...codes]}
            />
          )}
        </Field>
      ) : (
        <p className="text-sm">{currency ?? t('currencies.reporting.noneYet')}</p>
      )}
    </Card>
  );
}
