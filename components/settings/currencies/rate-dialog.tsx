'use client';

import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { toast } from '@/components/ui/toast';
import type { Day } from '@/lib/ledger/days';
import { useAddRate } from '@/lib/query/rates';
import { RequestFailure } from '@/lib/query/request-failure';
import { knownCurrencies } from '@/lib/rates/known-currencies';
import { findRateProblem } from '@/lib/rates/rate-rule';

type Props = { to: string; today: Day; onClose: () => void };

const fields = ['currency', 'day', 'rate'] as const;

function describeProblem(rate: string): string | undefined {
  const problem = findRateProblem(rate.trim());
  return problem ? `The rate ${problem}.` : undefined;
}

/** Takes one rate. What the server refuses is said beside its field. */
export function RateDialog({ to, today, onClose }: Props) {
  const id = useId();
  const add = useAddRate();
  const others = knownCurrencies.filter((code) => code !== to);
  const { register, handleSubmit, setError, watch, formState } = useForm({
    defaultValues: { currency: others[0] ?? '', day: today, rate: '' },
  });
  const submit = handleSubmit(async (given) => {
    try {
      await add.mutateAsync({ to, ...given, rate: given.rate.trim() });
      toast('The rate was added', { tone: 'positive' });
      onClose();
    } catch (error) {
      const issues = error instanceof RequestFailure ? error.body.issues : [];
      for (const { field, message } of issues) {
        const name = fields.find((known) => known === field);
        if (name) setError(name, { message: `The ${name} ${message}.` }, { shouldFocus: true });
      }
    }
  });
  const { errors } = formState;
  const general = fields.some((name) => errors[name]) ? undefined : add.error?.message;
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title="Add a rate"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={id} variant="primary" pending={add.isPending}>
            Add rate
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit} noValidate className="grid gap-4">
        {general ? <Banner tone="error" title={general} /> : null}
        <Field label="Currency" error={errors.currency?.message}>
          {(control) => (
            <Select
              {...control}
              {...register('currency')}
              options={others.map((code) => ({ value: code, label: code }))}
            />
          )}
        </Field>
        <Field label="Day (UTC)" error={errors.day?.message} required>
          {(control) => <Input {...control} {...register('day', { required: 'Enter a day.' })} type="date" />}
        </Field>
        <Field label="Rate" hint={`${to} per 1 ${watch('currency')}`} error={errors.rate?.message} required>
          {(control) => (
            <Input
              {...control}
              {...register('rate', { validate: (rate) => describeProblem(rate) ?? true })}
              inputMode="decimal"
              autoComplete="off"
              className="tabular"
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
