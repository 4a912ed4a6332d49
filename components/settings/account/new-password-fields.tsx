import { FormField } from '@/components/form/form-field';
import { passwordHint } from './password-hint';

/** A new password. The user name beside it lets a password manager keep both. */
export function NewPasswordFields({ email }: { email: string }) {
  return (
    <>
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <FormField
        name="password"
        label="New password"
        type="password"
        autoComplete="new-password"
        hint={passwordHint}
        required
      />
    </>
  );
}
