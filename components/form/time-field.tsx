'use client';

import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';

type Props = {
  label: string;
  /** A time such as 06:00. */
  value: string;
  error?: string | undefined;
  onChange: (time: string) => void;
};

/** A time of day, taken when the field is left. */
export function TimeField({ label, value, error, onChange }: Props) {
  return (
    <Field label={label} error={error} className="w-36 max-sm:w-full">
      {(control) => (
        <Input
          {...control}
          key={value}
          type="time"
          required
          defaultValue={value}
          onBlur={({ target }) => {
            if (target.value !== '' && target.value !== value) onChange(target.value);
          }}
        />
      )}
    </Field>
  );
}
