'use client';

import { useActionState } from 'react';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import type { FormState } from '@/lib/http/form';
import { NewPasswordFields } from './new-password-fields';
import { useFormFocus } from './use-form-focus';

type Props = {
  action: (state: FormState, form: FormData) => Promise<FormState>;
  token: string;
  email: string;
};

/** Sets a password by a link. */
export function ResetForm({ action, token, email }: Props) {
  const [state, submit, pending] = useActionState(action, {});
  const form = useFormFocus(state);
  return (
    <form ref={form} action={submit} noValidate className="grid gap-4">
      <input type="hidden" name="token" value={token} />
      {state.message ? <Banner tone="error" title={state.message} /> : null}
      <NewPasswordFields state={state} email={email} />
      <Button type="submit" variant="primary" pending={pending} className="h-10 w-full">
        Set password and sign in
      </Button>
    </form>
  );
}
