'use client';

import { FormField } from '@/components/form/form-field';
import { Select } from '@/components/ui/select';
import { useLanguage } from '@/lib/language/use-language';

/** For how many days an address works. */
export function ExpiryField({ days }: { days: { usual: number; choices: readonly number[] } }) {
  const { t } = useLanguage();
  return (
    <FormField name="days" label={t('tokens.create.expires')} defaultValue={String(days.usual)}>
      {(control) => (
        <Select
          {...control}
          options={days.choices.map((count) => ({
            value: String(count),
            label: t('tokens.create.days', { days: count }),
          }))}
        />
      )}
    </FormField>
  );
}
