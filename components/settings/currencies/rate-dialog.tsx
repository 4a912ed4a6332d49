'use client';

import { useId, useState } from 'react';
import { Form } from '@/components/form/form';
import { FormField } from '@/components/form/form-field';
import { useForm } from '@/components/form/use-form';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Select } from '@/components/ui/select';
import { toast } from '@/components/ui/toast';
import { readField } from '@/lib/http/form';
import type { Day } from '@/lib/ledger/days';
import { useAddRate } from '@/lib/query/rates';
import { knownCurrencies } from '@/lib/rates/known-currencies';
import { findRateProblem } from '@/lib/rates/rate-rule';

type Props = { to: string; today: Day; onClose: () => void };

/** Takes one rate. */
export function RateDialog({ to, today, onClose }: Props) {
  const id = useId();
  const add = useAddRate();
  const others = knownCurrencies.filter((code) => code !== to);
  const [currency, setCurrency] = useState(others[0] ?? '');
  const form = useForm({
    send: async (sent) => {
      const day = readField(sent, 'day');
      const rate = readField(sent, 'rate').trim();
      const problem = findRateProblem(rate);
      const issues = [
        ...(day === '' ? [{ field: 'day', message: 'Enter a day.' }] : []),
        ...(problem ? [{ field: 'rate', message: `The rate ${problem}.` }] : []),
      ];
      if (issues.length > 0) return { issues };
      await add.mutateAsync({ to, currency, day, rate });
      toast('The rate was added', { tone: 'positive' });
      onClose();
    },
    describeIssue: ({ field, message }) => `The ${field} ${message}.`,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title="Add a rate"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={id} variant="primary" pending={form.pending}>
            Add rate
          </Button>
        </>
      }
    >
      <Form form={form} id={id} className="grid gap-4">
        <FormField name="currency" label="Currency">
          {(control) => (
            <Select
              {...control}
              value={currency}
              onChange={({ target }) => setCurrency(target.value)}
              options={others.map((code) => ({ value: code, label: code }))}
            />
          )}
        </FormField>
        <FormField name="day" label="Day (UTC)" type="date" defaultValue={today} required />
        <FormField
          name="rate"
          label="Rate"
          hint={`${to} per 1 ${currency}`}
          inputMode="decimal"
          autoComplete="off"
          className="tabular"
          required
        />
      </Form>
    </Dialog>
  );
}
