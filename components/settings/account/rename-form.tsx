'use client';

import type { ComponentProps } from 'react';
import { CardForm } from './card-form';
import { FormField } from './form-field';

type Props = Omit<ComponentProps<typeof CardForm>, 'label' | 'children'> & {
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
