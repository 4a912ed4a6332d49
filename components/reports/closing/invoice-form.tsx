'use client';

import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import type { Statement } from '@/lib/closing/statement-shape';
import { useSetInvoice } from '@/lib/query/closings';
import { RequestFailure } from '@/lib/query/request-failure';
import { readAmount } from './read-amount';

type Props = { id: string; statement: Statement };

/** Takes the total of an invoice, for all brands or for one. Another total of the same brand is replaced. */
export function InvoiceForm({ id, statement }: Props) {
  const { currency, lines, adjustments } = statement;
  const set = useSetInvoice();
  const [brand, setBrand] = useState('');
  const [amount, setAmount] = useState('');
  const [reference, setReference] = useState('');
  const [problem, setProblem] = useState<string>();
  const entries = [...lines, ...adjustments.flatMap((adjustment) => adjustment.lines)];
  const brands = new Map(entries.map((line) => [line.brand, line.name ?? line.brand]));
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (set.isPending) return;
    const read = readAmount(amount);
    if (read === null) {
      setProblem('Enter an amount, such as 1234.50.');
      event.currentTarget.querySelector<HTMLInputElement>('input[inputmode]')?.focus();
      return;
    }
    try {
      await set.mutateAsync({ id, brand: brand || null, amount: read, reference });
      setAmount('');
      setReference('');
    } catch (error) {
      setProblem(describe(error));
    }
  };
  return (
    <form
      onSubmit={submit}
      noValidate
      data-print="hide"
      className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_10rem_minmax(0,1fr)_auto]"
    >
      <Field label="Invoice for">
        {(control) => (
          <Select
            {...control}
            value={brand}
            onChange={({ target }) => setBrand(target.value)}
            options={[
              { value: '', label: 'All brands' },
              ...[...brands].map(([value, label]) => ({ value, label })),
            ]}
          />
        )}
      </Field>
      <Field label={`Total in ${currency}`} required error={problem}>
        {(control) => (
          <Input
            {...control}
            inputMode="decimal"
            autoComplete="off"
            className="text-right"
            maxLength={24}
            value={amount}
            onChange={({ target }) => {
              setAmount(target.value);
              setProblem(undefined);
            }}
          />
        )}
      </Field>
      <Field label="Reference" optional>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            maxLength={100}
            value={reference}
            onChange={({ target }) => setReference(target.value)}
          />
        )}
      </Field>
      <Button type="submit" className="sm:mt-[1.625rem]" pending={set.isPending}>
        Compare
      </Button>
    </form>
  );
}

function describe(error: unknown): string {
  const issue = error instanceof RequestFailure ? error.body.issues[0] : undefined;
  if (issue?.field === 'amount') return `The total ${issue.message}.`;
  return error instanceof Error ? error.message : 'The total could not be stored.';
}
