'use client';

import type { FormState } from '@/lib/http/form-action';
import { CardForm } from './card-form';
import { FormField } from './form-field';

type Props = {
  action: (state: FormState, form: FormData) => Promise<FormState>;
  /** Whose name: "Your name", "Workspace". */
  title: string;
  description: string;
  name: string;
  autoComplete: string;
};

/** Another name for a person or a workspace. */
export function RenameForm({ name, autoComplete, ...card }: Props) {
  return (
    <CardForm {...card} label="Save name">
      {(state) => (
        <FormField
          key={name}
          state={state}
          name="name"
          label="Name"
          defaultValue={name}
          autoComplete={autoComplete}
          required
        />
      )}
    </CardForm>
  );
}
