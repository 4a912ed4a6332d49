'use client';

import { Form } from '@/components/form/form';
import { FormField } from '@/components/form/form-field';
import { useForm } from '@/components/form/use-form';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import type { Statement } from '@/lib/closing/statement-shape';
import { readField } from '@/lib/http/form';
import { useLanguage } from '@/lib/language/use-language';
import { useSetInvoice } from '@/lib/query/closings';
import { exampleAmount, readAmount } from './read-amount';

type Props = { id: string; statement: Statement };

/** Saves the total of an invoice, for all brands or one. Replaces an earlier total of the same brand. */
export function InvoiceForm({ id, statement }: Props) {
  const { t, locale } = useLanguage();
  const { currency, lines, adjustments } = statement;
  const set = useSetInvoice();
  const entries = [...lines, ...adjustments.flatMap((adjustment) => adjustment.lines)];
  const brands = new Map(entries.map((line) => [line.brand, line.name ?? line.brand]));
  const form = useForm({
    send: async (sent) => {
      const amount = readAmount(readField(sent, 'amount'), locale);
      if (amount === null) {
        const message = t('closing.invoice.enterAmount', { example: exampleAmount(locale) });
        return { issues: [{ field: 'amount', message }] };
      }
      const brand = readField(sent, 'brand') || null;
      await set.mutateAsync({ id, brand, amount, reference: readField(sent, 'reference') });
      return { done: t('closing.invoice.stored') };
    },
    describeIssue: ({ field, message }) => t('closing.invoice.issue', { field, message }),
  });
  return (
    <Form
      form={form}
      data-print="hide"
      className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_10rem_minmax(0,1fr)_auto]"
    >
      <FormField name="brand" label={t('closing.invoice.for')} defaultValue="">
        {(control) => (
          <Select
            {...control}
            options={[
              { value: '', label: t('closing.invoice.allBrands') },
              ...[...brands].map(([value, label]) => ({ value, label })),
            ]}
          />
        )}
      </FormField>
      <FormField name="amount" label={t('closing.invoice.total', { currency })} required>
        {(control) => (
          <Input {...control} inputMode="decimal" autoComplete="off" className="text-right" maxLength={24} />
        )}
      </FormField>
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
