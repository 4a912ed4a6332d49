'use client';

import { type ComponentProps, createContext, useContext } from 'react';
import { Banner } from '@/components/ui/banner';
import type { useForm } from './use-form';

type FormContext = ReturnType<typeof useForm>;

const Context = createContext<FormContext | null>(null);

type Props = Omit<ComponentProps<'form'>, keyof FormContext['props'] | 'hidden'> & {
  form: FormContext;
  /** Extra values to send. */
  hidden?: Record<string, string>;
};

/** A form and the message of its last response. `FormField` shows errors of single fields. */
export function Form({ form, hidden = {}, children, ...rest }: Props) {
  return (
    <Context value={form}>
      <form {...rest} {...form.props} noValidate>
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {form.message ? <Banner tone="error" title={form.message} /> : null}
        {children}
      </form>
    </Context>
  );
}

export function useFormContext(): FormContext {
  const form = useContext(Context);
  if (!form) throw new Error('This field is outside of a form.');
  return form;
}
