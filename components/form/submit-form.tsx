'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import type { ButtonVariant } from '@/components/ui/button-class';
import { Form } from './form';
import { type FormAction, useForm } from './use-form';

type Props = {
  action: FormAction;
  label: string;
  /** Extra values to send. */
  hidden: Record<string, string>;
  variant?: ButtonVariant;
  children?: ReactNode;
};

/** The form of a page without a sidebar. Works without scripts. */
export function SubmitForm({ action, label, hidden, variant = 'primary', children }: Props) {
  const form = useForm({ action });
  return (
    <Form form={form} hidden={hidden} className="grid gap-4 sm:[&_input]:h-10">
      {children}
      <Button type="submit" variant={variant} pending={form.pending} className="h-10 w-full">
        {label}
      </Button>
    </Form>
  );
}
