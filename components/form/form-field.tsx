'use client';

import type { ComponentProps, ReactNode } from 'react';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Sentence } from '@/components/ui/sentence';
import { useFormContext } from './form';

type FieldProps = ComponentProps<typeof Field>;
type Control = Parameters<FieldProps['children']>[0] & { name: string; defaultValue: string | undefined };

type Props = Omit<FieldProps, 'error' | 'children'> &
  Omit<ComponentProps<typeof Input>, 'name' | 'defaultValue' | 'children'> & {
    name: string;
    defaultValue?: string;
    /** Renders another control instead of an input. */
    children?: (control: Control) => ReactNode;
  };

/** A labeled control that shows the error of its value and keeps the typed text. */
export function FormField({
  name,
  label,
  hint,
  aside,
  optional,
  required,
  className,
  inline,
  defaultValue,
  children = (control) => <Input {...control} {...input} />,
  ...input
}: Props) {
  const { errorOf, state } = useFormContext();
  const error = errorOf(name);
  const field = { label, hint, aside, optional, required, className, inline };
  const initial = { name, defaultValue: state.values?.[name] ?? defaultValue };
  return (
    <Field {...field} error={error && <Sentence>{error}</Sentence>}>
      {(control) => children({ ...control, ...initial })}
    </Field>
  );
}
