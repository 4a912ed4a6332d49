'use client';

import { useEffect, useState } from 'react';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { useLanguage } from '@/lib/language/use-language';

type Props = { value: string; disabled?: boolean; onChange: (timeZone: string) => void };

/** The time zones that this browser knows, and the stored one. */
export function TimeZoneField({ value, disabled, onChange }: Props) {
  const { t } = useLanguage();
  // The server may know other time zones than the browser.
  const [zones, setZones] = useState<readonly string[]>(['UTC']);
  useEffect(() => setZones(['UTC', ...Intl.supportedValuesOf('timeZone')]), []);
  return (
    <Field label={t('ui.timeZone')} className="w-60 max-sm:w-full">
      {(control) => (
        <Select
          {...control}
          value={value}
          disabled={disabled}
          onChange={({ target }) => onChange(target.value)}
          options={zoneOptions([value, ...zones])}
        />
      )}
    </Field>
  );
}

/** Time zones to choose from, each once. */
export const zoneOptions = (zones: readonly string[]) =>
  [...new Set(zones)].map((value) => ({ value, label: value.replaceAll('_', ' ') }));

/** The time zone of this browser. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
