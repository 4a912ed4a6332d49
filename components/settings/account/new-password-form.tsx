'use client';

import type { ComponentProps } from 'react';
import { CardForm } from './card-form';
import { FormField } from './form-field';
import { NewPasswordFields } from './new-password-fields';

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
      description="This signs you out everywhere else."
      label={hasPassword ? 'Change password' : 'Set password'}
    >
      {(state) => (
        <>
          {hasPassword ? (
            <FormField
              state={state}
              name="currentPassword"
              label="Current password"
              type="password"
              autoComplete="current-password"
              required
            />
          ) : null}
          <NewPasswordFields state={state} email={email} />
        </>
      )}
    </CardForm>
  );
}
