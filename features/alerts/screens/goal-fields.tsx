'use client';

import { useState } from 'react';
import { FormField } from '@/components/form/form-field';
import { Select } from '@/components/ui/select';
import { type GoalEvent, goalEvents } from '@/features/alerts/alert-shape';
import { useLanguage } from '@/lib/language/use-language';
import { LimitField } from './condition-fields';
import { fieldOf } from './read-rule-form';

/** What a rule about goals waits for, and from which distance on. */
export function GoalFields() {
  const { t } = useLanguage();
  const [event, setEvent] = useState<GoalEvent>('behind');
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <FormField name={fieldOf('event')} label={t('alerts.form.goalEvent')}>
        {({ defaultValue, ...control }) => (
          <Select
            {...control}
            value={event}
            onChange={({ target }) => setEvent(goalEvents.find((name) => name === target.value) ?? event)}
            options={goalEvents.map((value) => ({ value, label: t(`alerts.form.${value}`) }))}
          />
        )}
      </FormField>
      {event === 'behind' ? <LimitField name="percent" defaultValue="5" /> : null}
    </div>
  );
}
