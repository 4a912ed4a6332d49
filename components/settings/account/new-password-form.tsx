import { CardForm } from '@/components/form/card-form';
import { FormField } from '@/components/form/form-field';
import type { FormAction } from '@/components/form/use-form';
import { NewPasswordFields } from './new-password-fields';

type Props = {
  action: FormAction;
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
      {hasPassword ? (
        <FormField
          name="currentPassword"
          label="Current password"
          type="password"
          autoComplete="current-password"
          required
        />
      ) : null}
      <NewPasswordFields email={email} />
    </CardForm>
  );
}
