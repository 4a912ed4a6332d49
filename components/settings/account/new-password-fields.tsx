'use client';

import type { FormState } from '@/lib/http/form';
import { passwordLength } from '@/lib/password-length';
import { FormField } from './form-field';

/** A new password, beside whose it is, so that a password manager keeps both. */
export function NewPasswordFields({ state, email }: { state: FormState; email: string }) {
  return (
    <>
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <FormField
        state={state}
        name="password"
        label="New password"
        type="password"
        autoComplete="new-password"
        hint={`At least ${passwordLength.min} characters. A few words in a row are easy to keep.`}
        required
      />
    </>
  );
}
