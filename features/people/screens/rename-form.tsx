'use client';

import type { ComponentProps } from 'react';
import { CardForm } from '@/components/form/card-form';
import { FormField } from '@/components/form/form-field';
import { useLanguage } from '@/lib/language/use-language';

type Props = Omit<ComponentProps<typeof CardForm>, 'label' | 'children'> & {
  name: string;
  autoComplete: string;
};

/** Renames a person or workspace. */
export function RenameForm({ name, autoComplete, ...card }: Props) {
  const { t } = useLanguage();
  return (
    <CardForm {...card} label={t('settings.saveName')}>
      <FormField
        key={name}
        name="name"
        label={t('settings.name')}
        defaultValue={name}
        autoComplete={autoComplete}
        required
      />
    </CardForm>
  );
}
