'use client';

import { type ReactNode, useState } from 'react';
import { FormField } from '@/components/form/form-field';
import { Select } from '@/components/ui/select';
import { alertLimits } from '@/features/alerts/alert-rule';
import { useCurrencies } from '@/features/rates/client/currencies';
import { cn } from '@/lib/base/class-names';
import { useLanguage } from '@/lib/language/use-language';
import { fieldOf } from './read-rule-form';

/** The sentence of a rule. Its parts are fields, which wrap like words. */
export function RuleSentence({ children }: { children: ReactNode }) {
  const { t } = useLanguage();
  return (
    <fieldset className="min-w-0 rounded bg-fill px-3 py-1.5 text-base leading-10 max-sm:leading-[52px]">
      <legend className="sr-only">{t('alerts.form.sentence')}</legend>
      {children}
    </fieldset>
  );
}

/** The currency that a rule watches. */
export function CurrencyField({ currency }: { currency: string | null }) {
  const { t } = useLanguage();
  const currencies = useCurrencies();
  return (
    <FormField
      name={fieldOf('currency')}
      label={t('alerts.form.currency')}
      defaultValue={currency ?? currencies[0]}
      inline
    >
      {(control) => (
        <Select {...control} inline options={currencies.map((value) => ({ value, label: value }))} />
      )}
    </FormField>
  );
}

type CountProps = {
  /** The name of the condition's value. */
  name: string;
  label: string;
  unit: 'days' | 'hours' | 'clicks' | 'conversions';
  most: number;
  initial: number;
};

/** A number from 1, and what it counts. */
export function CountField({ name, label, unit, most, initial }: CountProps) {
  const { t } = useLanguage();
  const [count, setCount] = useState(initial);
  return (
    <span className="whitespace-nowrap">
      <FormField
        name={fieldOf(name)}
        label={label}
        type="number"
        min={1}
        max={most}
        defaultValue={String(initial)}
        onChange={({ target }) => setCount(Number(target.value))}
        className={most > 999 ? 'w-24' : 'w-18'}
        required
        inline
      />{' '}
      {t(`alerts.words.units.${unit}`, { count })}
    </span>
  );
}

/** The number of complete days that a rule adds up. */
export function DaysField({ days = 7 }: { days?: number | undefined }) {
  const { t } = useLanguage();
  return (
    <CountField
      name="days"
      label={t('alerts.form.days')}
      unit="days"
      most={alertLimits.days}
      initial={days}
    />
  );
}

type SelectProps<Value extends string> = {
  /** The name of the condition's value. */
  name: string;
  label: string;
  values: readonly Value[];
  nameOf: (value: Value) => string;
  /** What is chosen, and what happens to another choice, if other fields depend on it. */
  value?: Value;
  onChange?: (value: Value) => void;
};

/** One of some values. The first one is chosen unless another is. */
export function SelectField<Value extends string>(props: SelectProps<Value>) {
  const { name, label, values, nameOf, value, onChange } = props;
  return (
    <FormField name={fieldOf(name)} label={label} inline>
      {({ defaultValue, ...control }) => (
        <Select
          {...control}
          {...(value === undefined ? { defaultValue } : { value })}
          onChange={({ target }) => {
            const chosen = values.find((one) => one === target.value);
            if (chosen !== undefined) onChange?.(chosen);
          }}
          inline
          options={values.map((one) => ({ value: one, label: nameOf(one) }))}
        />
      )}
    </FormField>
  );
}

type LimitProps = { name: 'value' | 'percent' | 'least'; label?: string; defaultValue?: string };

/** The decimal number, or the percentage, that limits a figure. */
export function LimitField({ name, label, defaultValue }: LimitProps) {
  const { t } = useLanguage();
  const field = (
    <FormField
      name={fieldOf(name)}
      label={label ?? t(`alerts.form.${name}`)}
      inputMode="decimal"
      autoComplete="off"
      className={cn(name === 'percent' ? 'w-18' : 'w-28')}
      {...(defaultValue === undefined ? {} : { defaultValue })}
      required
      inline
    />
  );
  return name === 'percent' ? <span className="whitespace-nowrap">{field} %</span> : field;
}
