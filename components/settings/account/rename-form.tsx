import type { ComponentProps } from 'react';
import { CardForm } from '@/components/form/card-form';
import { FormField } from '@/components/form/form-field';

type Props = Omit<ComponentProps<typeof CardForm>, 'label' | 'children'> & {
  name: string;
  autoComplete: string;
};

/** Another name for a person or a workspace. */
export function RenameForm({ name, autoComplete, ...card }: Props) {
  return (
    <CardForm {...card} label="Save name">
      <FormField
        key={name}
        name="name"
        label="Name"
        defaultValue={name}
        autoComplete={autoComplete}
        required
      />
    </CardForm>
  );
}
