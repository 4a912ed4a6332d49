'use client';

import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '@/components/feedback/load-failure';
import { toFailure } from '@/components/feedback/to-failure';
import { TimeField } from '@/components/form/time-field';
import { ownTimeZone, TimeZoneField } from '@/components/form/time-zone-field';
import { Card } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { Skeleton } from '@/components/ui/skeleton';
import { toast } from '@/components/ui/toast';
import type { AlertSettings } from '@/features/alerts/alert-settings';
import { settingsOptions, useChangeSettings } from '@/features/alerts/client/alerts';
import { useLanguage } from '@/lib/language/use-language';

/** The hours that quiet hours begin with. */
const usualHours = { from: '22:00', to: '07:00' };
const choices = [1, 2, 5, 10, 20, 50, 100];

/** When the reader is told. A choice is stored at once. */
export function SettingsCard() {
  const { t } = useLanguage();
  const read = useQuery(settingsOptions());
  const failure = toFailure(read);
  if (failure) return <LoadFailure {...failure} title={t('alerts.settings.failed')} />;
  return (
    <Card title={t('alerts.settings.title')} description={t('alerts.settings.description')}>
      {read.data ? <SettingsFields settings={read.data} /> : <Skeleton className="h-16" />}
    </Card>
  );
}

function SettingsFields({ settings }: { settings: AlertSettings }) {
  const { t, format } = useLanguage();
  const change = useChangeSettings();
  const shown = change.isPending ? change.variables : settings;
  const { quiet, perHour } = shown;
  const store = (next: Partial<AlertSettings>) =>
    change.mutate(
      { ...shown, ...next },
      { onSuccess: () => toast(t('alerts.settings.stored'), { tone: 'positive' }) },
    );
  return (
    <div className="flex flex-wrap items-start gap-3">
      <Field label={t('alerts.settings.quiet')} className="w-36 max-sm:w-full">
        {(control) => (
          <Select
            {...control}
            value={quiet ? 'daily' : 'off'}
            disabled={change.isPending}
            onChange={({ target }) =>
              store({ quiet: target.value === 'off' ? null : { ...usualHours, timeZone: ownTimeZone() } })
            }
            options={[
              { value: 'off', label: t('alerts.settings.off') },
              { value: 'daily', label: t('alerts.settings.daily') },
            ]}
          />
        )}
      </Field>
      {quiet ? (
        <>
          <TimeField
            label={t('alerts.settings.from')}
            value={quiet.from}
            onChange={(from) => store({ quiet: { ...quiet, from } })}
          />
          <TimeField
            label={t('alerts.settings.to')}
            value={quiet.to}
            error={change.error?.message}
            onChange={(to) => store({ quiet: { ...quiet, to } })}
          />
          <TimeZoneField
            value={quiet.timeZone}
            disabled={change.isPending}
            onChange={(timeZone) => store({ quiet: { ...quiet, timeZone } })}
          />
        </>
      ) : null}
      <Field
        label={t('alerts.settings.perHour')}
        hint={t('alerts.settings.perHourHint')}
        className="w-60 max-sm:w-full"
      >
        {(control) => (
          <Select
            {...control}
            value={String(perHour)}
            disabled={change.isPending}
            onChange={({ target }) => store({ perHour: Number(target.value) })}
            options={[...new Set([...choices, perHour])]
              .sort((a, b) => a - b)
              .map((value) => ({ value: String(value), label: format.count(value) }))}
          />
        )}
      </Field>
    </div>
  );
}
