'use client';

import { useActionState } from 'react';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import type { FormState } from '@/lib/http/form';
import { FormField } from './form-field';

type Props = {
  action: (state: FormState, form: FormData) => Promise<FormState>;
  callbackUrl: string;
  primary: boolean;
};

export function PasswordForm({ action, callbackUrl, primary }: Props) {
  const [state, submit, pending] = useActionState(action, {});
  return (
    <form action={submit} className="grid gap-4">
      <input type="hidden" name="callbackUrl" value={callbackUrl} />
      {state.message ? <Banner tone="error" title={state.message} /> : null}
      <FormField
        state={state}
        name="email"
        label="E-mail"
        type="email"
        autoComplete="username"
        inputMode="email"
        required
      />
      <FormField
        state={state}
        name="password"
        label="Password"
        type="password"
        autoComplete="current-password"
        required
      />
      <Button
        type="submit"
        variant={primary ? 'primary' : 'secondary'}
        pending={pending}
        className="h-10 w-full"
      >
        Sign in
      </Button>
    </form>
  );
}
