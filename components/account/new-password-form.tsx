'use client';

import type { ComponentProps } from 'react';
import { passwordLength } from '@/lib/accounts/password-length';
import { CardForm } from './card-form';
import { FormField } from './form-field';

type Props = Pick<ComponentProps<typeof CardForm>, 'action'> & {
  email: string;
  /** False for those who came by single sign-on. */
  hasPassword: boolean;
};

export function NewPasswordForm({ action, email, hasPassword }: Props) {
  return (
    <CardForm
      action={action}
      title="Password"
      description="Changing it signs you out everywhere else."
      label={hasPassword ? 'Change password' : 'Set password'}
    >
      {(state) => (
        <>
          <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
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
        </>
      )}
    </CardForm>
  );
}
