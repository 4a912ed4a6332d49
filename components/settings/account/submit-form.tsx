'use client';

import { type ReactNode, useActionState } from 'react';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import type { ButtonVariant } from '@/components/ui/button-class';
import type { FormState } from '@/lib/http/form';

type Props = {
  action: (state: FormState, form: FormData) => Promise<FormState>;
  label: string;
  /** What goes along unseen. */
  fields: Record<string, string>;
  variant?: ButtonVariant;
  children?: ReactNode;
};

/** A form of one button. Works before, and without, any script. */
export function SubmitForm({ action, label, fields, variant, children }: Props) {
  const [state, submit, pending] = useActionState(action, {});
  return (
    <form action={submit} className="grid gap-2">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {state.message ? <Banner tone="error" title={state.message} /> : null}
      <Button type="submit" variant={variant} pending={pending} className="h-10 w-full">
        {label}
      </Button>
      {children}
    </form>
  );
}
