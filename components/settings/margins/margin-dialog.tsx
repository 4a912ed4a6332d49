'use client';

import { useQuery } from '@tanstack/react-query';
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
import { findPercentProblem } from '@/lib/profit/margin-rule';
import { type MarginKind, marginKinds } from '@/lib/profit/margin-shape';
import { marginSubjectsOptions, useAddMargin } from '@/lib/query/margins';
import { RequestFailure } from '@/lib/query/request-failure';
import { kindWords } from './kind-words';

type Props = { today: Day; onClose: () => void };

const labels = { kind: 'kind', subject: 'name', from: 'day', percent: 'margin' } as const;
const fields = ['kind', 'subject', 'from', 'percent'] as const;
const kindOptions = marginKinds.map((value) => ({ value, label: kindWords[value].one }));
const say = (field: (typeof fields)[number], message: string) => `The ${labels[field]} ${message}.`;

function checkPercent(text: string): string | true {
  const problem = findPercentProblem(text.trim());
  return problem ? say('percent', problem) : true;
}

/** Takes one margin. What the server refuses is said beside its field. */
export function MarginDialog({ today, onClose }: Props) {
  const id = useId();
  const add = useAddMargin();
  const subjects = useQuery(marginSubjectsOptions());
  const { register, handleSubmit, setError, setValue, watch, formState } = useForm({
    defaultValues: { kind: 'brand' as MarginKind, subject: '', from: today, percent: '' },
  });
  const kind = watch('kind');
  const submit = handleSubmit(async (given) => {
    try {
      await add.mutateAsync({ ...given, subject: given.subject.trim(), percent: given.percent.trim() });
      toast('The margin was added', { tone: 'positive' });
      onClose();
    } catch (error) {
      const issues = error instanceof RequestFailure ? error.body.issues : [];
      for (const { field, message } of issues) {
        const name = fields.find((known) => known === field);
        if (name) setError(name, { message: say(name, message) }, { shouldFocus: true });
      }
    }
  });
  const { errors } = formState;
  const general = fields.some((name) => errors[name]) ? undefined : add.error?.message;
  const { brands = [], categories = [] } = subjects.data ?? {};
  const options =
    kind === 'brand'
      ? brands.map((brand) => ({ value: brand.id, label: brand.name }))
      : categories.map((name) => ({ value: name, label: name }));
  const placeholder = subjects.isPending ? 'Loading…' : `Choose a ${kindWords[kind].one.toLowerCase()}`;
  const subject = register('subject', { required: `Choose a ${kindWords[kind].one.toLowerCase()}.` });
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title="Add a margin"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={id} variant="primary" pending={add.isPending}>
            Add margin
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit} noValidate className="grid gap-4">
        {general ? <Banner tone="error" title={general} /> : null}
        {subjects.error ? <Banner tone="error" title={subjects.error.message} /> : null}
        <Field label="Kind" error={errors.kind?.message}>
          {(control) => (
            <Select
              {...control}
              {...register('kind', { onChange: () => setValue('subject', '') })}
              options={kindOptions}
            />
          )}
        </Field>
        {kind === 'product' ? (
          <Field
            key={kind}
            label="Product id"
            hint="As reports show it, such as an ASIN"
            error={errors.subject?.message}
            required
          >
            {(control) => <Input {...control} {...subject} autoComplete="off" />}
          </Field>
        ) : (
          <Field key={kind} label={kindWords[kind].one} error={errors.subject?.message} required>
            {(control) => (
              <Select {...control} {...subject} options={[{ value: '', label: placeholder }, ...options]} />
            )}
          </Field>
        )}
        <Field
          label="From (UTC)"
          hint="Sales before this day keep their earlier margin"
          error={errors.from?.message}
          required
        >
          {(control) => (
            <Input {...control} {...register('from', { required: 'Enter a day.' })} type="date" />
          )}
        </Field>
        <Field
          label="Margin in percent"
          hint="What a sale leaves after every cost but commission"
          error={errors.percent?.message}
          required
        >
          {(control) => (
            <Input
              {...control}
              {...register('percent', { validate: checkPercent })}
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
