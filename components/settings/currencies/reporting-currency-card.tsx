'use client';

import { Card } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { toast } from '@/components/ui/toast';
import { useSetReportingCurrency } from '@/lib/query/rates';
import { knownCurrencies } from '@/lib/rates/known-currencies';

type Props = { currency: string | null; manages: boolean };

const options = [
  { value: '', label: 'None' },
  ...knownCurrencies.map((code) => ({ value: code, label: code })),
];

/** Chooses what amounts are converted to. */
export function ReportingCurrencyCard({ currency, manages }: Props) {
  const set = useSetReportingCurrency();
  const choose = (next: string | null) =>
    set.mutate(next, {
      onSuccess: () =>
        toast(next ? `Reports now also show ${next}` : 'Nothing is converted any more', { tone: 'positive' }),
    });
  return (
    <Card
      title="Reporting currency"
      description="Shown on Reports and Overview, apart from the original amounts."
    >
      {manages ? (
        <Field label="Convert to" error={set.error?.message} className="max-w-48">
          {(control) => (
            <Select
              {...control}
              value={(set.isPending ? set.variables : currency) ?? ''}
              disabled={set.isPending}
              onChange={({ target }) => choose(target.value || null)}
              options={options}
            />
          )}
        </Field>
      ) : (
        <p className="text-sm">{currency ?? 'None. Nothing is converted.'}</p>
      )}
    </Card>
  );
}
