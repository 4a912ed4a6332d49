'use client';

import type { ComponentProps, ReactNode } from 'react';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import type { FormState } from '@/lib/http/form';

type Props = ComponentProps<typeof Input> & {
  name: string;
  label: string;
  state: FormState;
  hint?: ReactNode;
  optional?: boolean;
};

/** A labelled input that shows what the server said about it, and keeps what was typed. */
export function FormField({ name, label, state, hint, optional, required, ...input }: Props) {
  const error = state.issues?.find((issue) => issue.field === name)?.message;
  return (
    <Field label={label} hint={hint} error={error} optional={optional} required={required}>
      {(control) => (
        <Input
          {...control}
          {...input}
          name={name}
          defaultValue={state.values?.[name] ?? input.defaultValue}
          className="h-10"
        />
      )}
    </Field>
  );
}
