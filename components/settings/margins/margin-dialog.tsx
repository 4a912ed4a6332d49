'use client';

import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Form } from '@/components/form/form';
import { FormField } from '@/components/form/form-field';
import { useForm } from '@/components/form/use-form';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Select } from '@/components/ui/select';
import { toast } from '@/components/ui/toast';
import type { FieldIssue } from '@/lib/contract/query-string';
import { readField } from '@/lib/http/form';
import type { Day } from '@/lib/ledger/days';
import { findPercentProblem } from '@/lib/profit/margin-rule';
import { type MarginKind, marginKinds } from '@/lib/profit/margin-shape';
import { marginSubjectsOptions, useAddMargin } from '@/lib/query/margins';
import { kindWords } from './kind-words';

type Props = { today: Day; onClose: () => void };

const labels = new Map([
  ['subject', 'name'],
  ['from', 'day'],
  ['percent', 'margin'],
]);
const kindOptions = marginKinds.map((value) => ({ value, label: kindWords[value].one }));
const describeIssue = ({ field, message }: FieldIssue) => `The ${labels.get(field) ?? field} ${message}.`;

/** Takes one margin. */
export function MarginDialog({ today, onClose }: Props) {
  const id = useId();
  const add = useAddMargin();
  const subjects = useQuery(marginSubjectsOptions());
  const [kind, setKind] = useState<MarginKind>('brand');
  const choose = `Choose a ${kindWords[kind].one.toLowerCase()}`;
  const form = useForm({
    send: async (sent) => {
      const subject = readField(sent, 'subject').trim();
      const from = readField(sent, 'from');
      const percent = readField(sent, 'percent').trim();
      const problem = findPercentProblem(percent);
      const issues = [
        ...(subject === '' ? [{ field: 'subject', message: `${choose}.` }] : []),
        ...(from === '' ? [{ field: 'from', message: 'Enter a day.' }] : []),
        ...(problem ? [{ field: 'percent', message: `The margin ${problem}.` }] : []),
      ];
      if (issues.length > 0) return { issues };
      await add.mutateAsync({ kind, subject, from, percent });
      toast('The margin was added', { tone: 'positive' });
      onClose();
    },
    describeIssue,
  });
  const { brands = [], categories = [] } = subjects.data ?? {};
  const options =
    kind === 'brand'
      ? brands.map((brand) => ({ value: brand.id, label: brand.name }))
      : categories.map((name) => ({ value: name, label: name }));
  const placeholder = subjects.isPending ? 'Loading…' : choose;
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title="Add a margin"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={id} variant="primary" pending={form.pending}>
            Add margin
          </Button>
        </>
      }
    >
      <Form form={form} id={id} className="grid gap-4">
        {subjects.error ? <Banner tone="error" title={subjects.error.message} /> : null}
        <FormField name="kind" label="Kind">
          {({ defaultValue, ...control }) => (
            <Select
              {...control}
              value={kind}
              onChange={({ target }) => setKind(marginKinds.find((name) => name === target.value) ?? kind)}
              options={kindOptions}
            />
          )}
        </FormField>
        {kind === 'product' ? (
          <FormField
            key={kind}
            name="subject"
            label="Product id"
            hint="As reports show it, such as an ASIN"
            autoComplete="off"
            required
          />
        ) : (
          <FormField key={kind} name="subject" label={kindWords[kind].one} required>
            {(control) => <Select {...control} options={[{ value: '', label: placeholder }, ...options]} />}
          </FormField>
        )}
        <FormField
          name="from"
          label="From (UTC)"
          hint="Sales before this day keep their earlier margin"
          type="date"
          defaultValue={today}
          required
        />
        <FormField
          name="percent"
          label="Margin in percent"
          hint="What a sale leaves after every cost but commission"
          inputMode="decimal"
          autoComplete="off"
          className="tabular"
          required
        />
      </Form>
    </Dialog>
  );
}
