'use client';

import { useActionState, useEffect } from 'react';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { toast } from '@/components/ui/toast';
import { passwordLength } from '@/lib/accounts/password-rule';
import type { FormState } from '@/lib/http/form-action';
import { FormField } from './form-field';
import { useFormFocus } from './use-form-focus';

type Props = {
  action: (state: FormState, form: FormData) => Promise<FormState>;
  email: string;
  /** False for those who came by single sign-on. */
  hasPassword: boolean;
};

export function NewPasswordForm({ action, email, hasPassword }: Props) {
  const [state, submit, pending] = useActionState(action, {});
  const form = useFormFocus(state);
  useEffect(() => {
    if (state.done) toast(state.done, { tone: 'positive' });
  }, [state]);
  return (
    <Card title="Password" description="Changing it signs you out everywhere else.">
      <form ref={form} action={submit} noValidate className="grid max-w-sm gap-4">
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        {state.message && !state.issues?.length ? <Banner tone="error" title={state.message} /> : null}
        {hasPassword ? (
          <FormField
            state={state}
            name="currentPassword"
            label="Password now"
            type="password"
            autoComplete="current-password"
            required
          />
        ) : null}
        <FormField
          state={state}
          name="password"
          label="New password"
          type="password"
          autoComplete="new-password"
          hint={`At least ${passwordLength.min} characters.`}
          required
        />
        <div>
          <Button type="submit" pending={pending}>
            {hasPassword ? 'Change password' : 'Set password'}
          </Button>
        </div>
      </form>
    </Card>
  );
}
