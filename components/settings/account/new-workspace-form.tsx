'use client';

import type { ComponentProps } from 'react';
import { CardForm } from './card-form';
import { FormField } from './form-field';

export function NewWorkspaceForm({ action }: Pick<ComponentProps<typeof CardForm>, 'action'>) {
  return (
    <CardForm
      action={action}
      title="Name"
      description="Your company or brand. You are its owner, and can invite others."
      label="Create workspace"
    >
      {(state) => (
        <FormField state={state} name="name" label="Workspace" autoComplete="organization" required />
      )}
    </CardForm>
  );
}
