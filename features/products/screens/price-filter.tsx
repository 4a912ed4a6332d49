'use client';

import { type FormEvent, useState } from 'react';
import { FormFilter } from '@/components/filters/form-filter';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { productFilters } from '@/features/products/product-filters';
import { exampleAmount, readAmount, writeNumber } from '@/lib/language/read-number';
import { useLanguage } from '@/lib/language/use-language';

type Props = {
  /** The limit, such as `USD:25`. Null for any price. */
  below: string | null;
  /** Currencies of the products' prices, at least one. */
  currencies: readonly string[];
  onChange: (change: { priceBelow: string | null }) => void;
};

/** Filters products below a price in one currency. */
export function PriceFilter({ below, currencies, onChange }: Props) {
  const { t, format } = useLanguage();
  const [currency = '', amount = ''] = below?.split(':') ?? [];
  const chosen =
    below === null ? null : t('products.price.below', { amount: format.money(amount, currency) });
  return (
    <FormFilter
      label={t('products.columns.price')}
      title={t('products.price.title')}
      chosen={chosen}
      printed={chosen === null ? [] : [chosen]}
    >
      {(close) => (
        <PriceForm
          initial={{ currency: currency || (currencies[0] ?? ''), amount }}
          currencies={currency && !currencies.includes(currency) ? [currency, ...currencies] : currencies}
          onApply={(priceBelow) => {
            onChange({ priceBelow });
            close();
          }}
        />
      )}
    </FormFilter>
  );
}

type FormProps = {
  initial: { currency: string; amount: string };
  currencies: readonly string[];
  onApply: (below: string) => void;
};

function PriceForm({ initial, currencies, onApply }: FormProps) {
  const { t, locale, format } = useLanguage();
  const [currency, setCurrency] = useState(initial.currency);
  const [text, setText] = useState(writeNumber(initial.amount, locale));
  const [failed, setFailed] = useState(false);
  const amount = readAmount(text, locale, currency);
  const apply = (event: FormEvent) => {
    event.preventDefault();
    const below = `${currency}:${amount}`;
    if (amount !== null && productFilters.priceBelow.read(below) !== null) onApply(below);
    else setFailed(true);
  };
  return (
    <form onSubmit={apply} className="grid gap-3 p-3">
      <Field label={t('filters.currency')}>
        {(control) => (
          <Select
            {...control}
            value={currency}
            options={currencies.map((code) => ({ value: code, label: code }))}
            onChange={(event) => setCurrency(event.target.value)}
          />
        )}
      </Field>
      <Field
        label={t('products.price.amount')}
        hint={t('products.price.hint')}
        aside={amount !== null && /\d\D+\d/.test(text) ? format.money(amount, currency) : undefined}
        error={failed ? t('products.price.wrong', { example: exampleAmount(locale, currency) }) : undefined}
      >
        {(control) => (
          <Input
            {...control}
            inputMode="decimal"
            autoComplete="off"
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setFailed(false);
            }}
          />
        )}
      </Field>
      <Button type="submit" variant="primary" className="justify-self-end">
        {t('ui.apply')}
      </Button>
    </form>
  );
}
