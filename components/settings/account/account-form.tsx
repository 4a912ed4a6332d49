import type { ComponentProps } from 'react';
import { FormField } from '@/components/form/form-field';
import { SubmitForm } from '@/components/form/submit-form';
import { passwordHint } from './password-hint';

type Props = Pick<ComponentProps<typeof SubmitForm>, 'action' | 'hidden' | 'label'> & {
  askWorkspace: boolean;
};

/** Creates an account. */
export function AccountForm({ askWorkspace, ...form }: Props) {
  return (
    <SubmitForm {...form}>
      <FormField name="name" label="Your name" autoComplete="name" required />
      <FormField name="email" label="E-mail" type="email" autoComplete="username" required />
      <FormField
        name="password"
        label="Password"
        type="password"
        autoComplete="new-password"
        hint={passwordHint}
        required
      />
      {askWorkspace ? (
        <FormField
          name="workspace"
          label="Workspace"
          hint="Your company or brand. You can invite others later."
          autoComplete="organization"
          optional
        />
      ) : null}
    </SubmitForm>
  );
}
