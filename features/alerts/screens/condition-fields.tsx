'use client';

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

type SelectProps<Value extends string> = {
  /** The name of the condition's value. */
  name: string;
  label: string;
  values: readonly Value[];
  nameOf: (value: Value) => string;
};

/** One of some values. The first one is chosen. */
export function SelectField<Value extends string>({ name, label, values, nameOf }: SelectProps<Value>) {
  return (
    <FormField name={fieldOf(name)} label={label}>
      {(control) => (
        <Select {...control} options={values.map((value) => ({ value, label: nameOf(value) }))} />
      )}
    </FormField>
  );
}

/** The decimal number, or the percentage, that limits a figure. */
export function LimitField({ name, defaultValue }: { name: 'value' | 'percent'; defaultValue?: string }) {
  const { t } = useLanguage();
  return (
    <FormField
      name={fieldOf(name)}
      label={t(`alerts.form.${name}`)}
      inputMode="decimal"
      autoComplete="off"
      {...(defaultValue === undefined ? {} : { defaultValue })}
      required
    />
  );
}
