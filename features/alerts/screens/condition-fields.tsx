'use client';

import type { UseQueryResult } from '@tanstack/react-query';
import { FormField } from '@/components/form/form-field';
import { Select } from '@/components/ui/select';
import { alertLimits } from '@/features/alerts/alert-rule';
import { knownCurrencies } from '@/features/rates/known-currencies';
import { useLanguage } from '@/lib/language/use-language';
import { fieldOf } from './read-rule-form';

/** The currency that a rule watches. */
export function CurrencyField({ currency }: { currency: string | null }) {
  const { t } = useLanguage();
  return (
    <FormField
      name={fieldOf('currency')}
      label={t('alerts.form.currency')}
      defaultValue={currency ?? knownCurrencies[0]}
    >
      {(control) => (
        <Select {...control} options={knownCurrencies.map((value) => ({ value, label: value }))} />
      )}
    </FormField>
  );
}

/** The number of complete days that a rule adds up. */
export function DaysField({ days = 7 }: { days?: number | undefined }) {
  const { t } = useLanguage();
  return (
    <FormField
      name={fieldOf('days')}
      label={t('alerts.form.days')}
      type="number"
      min={1}
      max={alertLimits.days}
      defaultValue={String(days)}
      required
    />
  );
}

type ChoiceProps = {
  label: string;
  /** Items to choose from, while they are loaded and after. */
  read: Pick<UseQueryResult, 'isPending'>;
  items: readonly { id: string; name: string }[];
  /** What no choice means. */
  none: string;
  /** The item that the form begins with. It can be chosen even if it is not listed. */
  id: string | null;
  required?: boolean;
};

/** One item of a list, or none. */
export function ChoiceField({ label, read, items, none, id, required = false }: ChoiceProps) {
  const { t } = useLanguage();
  const listed = items.map((item) => ({ value: item.id, label: item.name }));
  const isListed = !id || items.some((item) => item.id === id);
  return (
    <FormField
      // A name that arrives later would not be chosen.
      key={String(read.isPending)}
      name={fieldOf('subject.id')}
      label={label}
      defaultValue={id ?? ''}
      required={required}
    >
      {(control) => (
        <Select
          {...control}
          options={[
            { value: '', label: read.isPending ? t('ui.loading') : none },
            ...(isListed ? [] : [{ value: id, label: id }]),
            ...listed,
          ]}
        />
      )}
    </FormField>
  );
}
