'use client';

import { useState } from 'react';
import { FormDialog } from '@/components/form/form-dialog';
import { FormField } from '@/components/form/form-field';
import { NumberField } from '@/components/form/number-field';
import { useForm } from '@/components/form/use-form';
import { Select } from '@/components/ui/select';
import { toast } from '@/components/ui/toast';
import { useCurrencies } from '@/features/rates/client/currencies';
import { useAddRate } from '@/features/rates/client/rates';
import { findRateProblem } from '@/features/rates/rate-rule';
import type { Day } from '@/lib/data/terms/days';
import { readNumber, writeNumber } from '@/lib/language/read-number';
import { useLanguage } from '@/lib/language/use-language';
import { readField } from '@/lib/server/http/form';

type Props = { to: string; today: Day; onClose: () => void };

const fields = ['currency', 'day', 'rate'] as const;

/** Adds one rate. */
export function RateDialog({ to, today, onClose }: Props) {
  const { t, locale } = useLanguage();
  const add = useAddRate();
  const others = useCurrencies().filter((code) => code !== to);
  const [currency, setCurrency] = useState(others[0] ?? '');
  const form = useForm({
    send: async (sent) => {
      const day = readField(sent, 'day');
      const typed = readField(sent, 'rate');
      const rate = readNumber(typed, locale) ?? typed;
      const problem = findRateProblem(rate);
      const issues = [
        ...(day === '' ? [{ field: 'day', message: t('currencies.dayMissing') }] : []),
        ...(problem ? [{ field: 'rate', message: `The rate ${problem}.` }] : []),
      ];
      if (issues.length > 0) return { issues };
      await add.mutateAsync({ to, currency, day, rate });
      toast(t('currencies.added'), { tone: 'positive' });
      onClose();
    },
    describeIssue: ({ field, message }) => {
      const known = fields.find((name) => name === field);
      return known ? t(`currencies.issues.${known}`, { problem: message }) : message;
    },
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      size="sm"
      title={t('currencies.adding')}
      submit={t('currencies.add')}
    >
      <FormField name="currency" label={t('currencies.currency')}>
        {(control) => (
          <Select
            {...control}
            value={currency}
            onChange={({ target }) => setCurrency(target.value)}
            options={others.map((code) => ({ value: code, label: code }))}
          />
        )}
      </FormField>
      <FormField name="day" label={t('currencies.day')} type="date" defaultValue={today} required />
      <NumberField
        name="rate"
        label={t('currencies.rate')}
        hint={t('currencies.per', { to, currency })}
        read={(text) => readNumber(text, locale)}
        show={(rate) => writeNumber(rate, locale)}
        className="tabular"
        required
      />
    </FormDialog>
  );
}
