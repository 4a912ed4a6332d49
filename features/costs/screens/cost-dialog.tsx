'use client';

import { useState } from 'react';
import { FormDialog } from '@/components/form/form-dialog';
import { FormField } from '@/components/form/form-field';
import { NumberField } from '@/components/form/number-field';
import { useForm } from '@/components/form/use-form';
import { Select } from '@/components/ui/select';
import { toast } from '@/components/ui/toast';
import { useAddCost, useChangeCost } from '@/features/costs/client/costs';
import { costLimits } from '@/features/costs/cost-rule';
import { costKinds, type StoredCost } from '@/features/costs/cost-shape';
import { useCurrencies } from '@/features/rates/client/currencies';
import type { Day } from '@/lib/data/terms/days';
import { readAmount, writeNumber } from '@/lib/language/read-number';
import { useLanguage } from '@/lib/language/use-language';
import { CostSubjectFields } from './cost-subject-fields';
import { readCostForm } from './read-cost-form';

type Props = {
  today: Day;
  /** The cost to change; without it, one is added. */
  cost?: StoredCost | undefined;
  onClose: () => void;
};

const fields = ['kind', 'subject', 'amount', 'currency', 'from', 'to', 'note'] as const;

/** Adds or changes one cost. */
export function CostDialog({ today, cost, onClose }: Props) {
  const { t, locale, format } = useLanguage();
  const [add, change] = [useAddCost(), useChangeCost()];
  const currencies = useCurrencies();
  const [currency, setCurrency] = useState(cost?.currency ?? currencies[0] ?? '');
  const form = useForm({
    send: async (sent) => {
      const given = readCostForm(sent, locale);
      if (cost) await change.mutateAsync({ ...given, id: cost.id });
      else await add.mutateAsync(given);
      toast(t(cost ? 'costs.changed' : 'costs.added'), { tone: 'positive' });
      onClose();
    },
    describeIssue: ({ field, message }) => {
      const known = fields.find((name) => name === field.split('.')[0]);
      return known ? t(`costs.issues.${known}`, { problem: message }) : message;
    },
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t(cost ? 'costs.change' : 'costs.adding')}
      submit={t(cost ? 'costs.save' : 'costs.add')}
      className="grid gap-4 sm:grid-cols-2"
    >
      <FormField
        name="kind"
        label={t('costs.kind')}
        defaultValue={cost?.kind ?? 'fee'}
        className="sm:col-span-2"
      >
        {(control) => (
          <Select
            {...control}
            options={costKinds.map((value) => ({ value, label: t(`costs.kinds.${value}`) }))}
          />
        )}
      </FormField>
      <CostSubjectFields subject={cost?.subject ?? null} isNew={!cost} />
      <NumberField
        name="amount"
        label={t('costs.amount')}
        defaultValue={cost ? writeNumber(cost.amount, locale) : undefined}
        read={(text) => readAmount(text, locale, currency)}
        show={(amount) => format.money(amount, currency)}
        className="tabular"
        required
      />
      <FormField name="currency" label={t('costs.currency')}>
        {({ defaultValue, ...control }) => (
          <Select
            {...control}
            value={currency}
            onChange={({ target }) => setCurrency(target.value)}
            options={currencies.map((value) => ({ value, label: value }))}
          />
        )}
      </FormField>
      <FormField
        name="from"
        label={t('costs.from')}
        type="date"
        defaultValue={cost?.from ?? today}
        required
      />
      <FormField
        name="to"
        label={t('costs.to')}
        hint={t('costs.toHint')}
        type="date"
        defaultValue={cost && cost.to !== cost.from ? cost.to : ''}
      />
      <FormField
        name="note"
        label={t('costs.note')}
        defaultValue={cost?.note ?? ''}
        maxLength={costLimits.note}
        autoComplete="off"
        optional
        className="sm:col-span-2"
      />
    </FormDialog>
  );
}
