'use client';

import { useActionState } from 'react';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import type { FormState } from '@/lib/http/form';
import { passwordLength } from '@/lib/password-length';
import { FormField } from './form-field';
import { useFormFocus } from './use-form-focus';

type Props = {
  action: (state: FormState, form: FormData) => Promise<FormState>;
  /** What goes along unseen: where to go on to, the token of an invitation. */
  hidden: Record<string, string>;
  askWorkspace: boolean;
  label: string;
};

/** Makes an account; the server checks, and says so beside each field. */
export function AccountForm({ action, hidden, askWorkspace, label }: Props) {
  const [state, submit, pending] = useActionState(action, {});
  const form = useFormFocus(state);
  return (
    <form ref={form} action={submit} noValidate className="grid gap-4">
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {state.message ? <Banner tone="error" title={state.message} /> : null}
      <FormField state={state} name="name" label="Your name" autoComplete="name" required />
      <FormField state={state} name="email" label="E-mail" type="email" autoComplete="username" required />
      <FormField
        state={state}
        name="password"
        label="Password"
        type="password"
        autoComplete="new-password"
        hint={`At least ${passwordLength.min} characters. A few words in a row are easy to keep.`}
        required
      />
      {askWorkspace ? (
        <FormField
          state={state}
          name="workspace"
          label="Workspace"
          hint="Your company or brand. You can invite others later."
          autoComplete="organization"
          optional
        />
      ) : null}
      <Button type="submit" variant="primary" pending={pending} className="h-10 w-full">
        {label}
      </Button>
    </form>
  );
}
