'use client';

import { useState } from 'react';
import { Form } from '@/components/form/form';
import { FormField } from '@/components/form/form-field';
import { NumberField } from '@/components/form/number-field';
import { useForm } from '@/components/form/use-form';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/select';
import { useSetInvoice } from '@/features/closing/client/closings';
import { expectInvoice } from '@/features/closing/compare-invoices';
import type { Statement } from '@/features/closing/statement-shape';
import { unitsText } from '@/lib/data/terms/units';
import { exampleAmount, readAmount } from '@/lib/language/read-number';
import { useLanguage } from '@/lib/language/use-language';
import { readField } from '@/lib/server/http/form';

type Props = { id: string; statement: Statement };

/** Saves the total of an invoice, for all brands or one. Replaces an earlier total of the same brand. */
export function InvoiceForm({ id, statement }: Props) {
  const { t, locale, format } = useLanguage();
  const { currency, lines, adjustments } = statement;
  const set = useSetInvoice();
  const [chosen, setChosen] = useState('');
  const entries = [...lines, ...adjustments.flatMap((adjustment) => adjustment.lines)];
  const brands = new Map(entries.map((line) => [line.brand, line.name ?? line.brand]));
  const form = useForm({
    send: async (sent) => {
      const amount = readAmount(readField(sent, 'amount'), locale, currency);
      if (amount === null) {
        const message = t('closing.invoice.enterAmount', { example: exampleAmount(locale, currency) });
        return { issues: [{ field: 'amount', message }] };
      }
      const brand = readField(sent, 'brand') || null;
      await set.mutateAsync({ id, brand, amount, reference: readField(sent, 'reference') });
      setChosen('');
      return { done: t('closing.invoice.stored') };
    },
    describeIssue: ({ field, message }) => t('closing.invoice.issue', { field, message }),
  });
  return (
    <Form
      form={form}
      data-print="hide"
      className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_auto_10rem_minmax(0,1fr)_auto]"
    >
      <FormField name="brand" label={t('closing.invoice.for')} defaultValue="">
        {(control) => (
          <Select
            {...control}
            onChange={({ target }) => setChosen(target.value)}
            options={[
              { value: '', label: t('closing.invoice.allBrands') },
              ...[...brands].map(([value, label]) => ({ value, label })),
            ]}
          />
        )}
      </FormField>
      <dl className="min-w-36 text-sm sm:text-right">
        <dt className="font-medium">{t('closing.invoice.expected')}</dt>
        <dd className="tabular mt-1.5 text-base leading-8 font-semibold">
          {format.money(unitsText(expectInvoice(statement, chosen)), currency)}
        </dd>
      </dl>
      <NumberField
        name="amount"
        label={t('closing.invoice.total', { currency })}
        read={(text) => readAmount(text, locale, currency)}
        show={(amount) => format.money(amount, currency)}
        required
        maxLength={32}
      />
      <FormField
        name="reference"
        label={t('closing.invoice.reference')}
        optional
        autoComplete="off"
        maxLength={100}
      />
      <Button type="submit" className="sm:mt-[1.625rem]" pending={form.pending}>
        {t('closing.invoice.compare')}
      </Button>
    </Form>
  );
}
