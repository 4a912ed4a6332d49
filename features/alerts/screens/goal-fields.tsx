'use client';

import { useState } from 'react';
import { type GoalEvent, goalEvents } from '@/features/alerts/alert-shape';
import { useLanguage } from '@/lib/language/use-language';
import { LimitField, SelectField } from './condition-fields';

/** What a rule about goals waits for, and from which distance on. */
export function GoalFields() {
  const { t } = useLanguage();
  const [chosen, setChosen] = useState<GoalEvent>('behind');
  const event = () => (
    <SelectField
      name="event"
      label={t('alerts.form.goalEvent')}
      values={goalEvents}
      nameOf={(value) => t(`alerts.words.goals.${value}`)}
      value={chosen}
      onChange={setChosen}
    />
  );
  return chosen === 'ended'
    ? t.rich('alerts.kinds.goal.sentence.ended', { event })
    : t.rich('alerts.kinds.goal.sentence.behind', {
        event,
        limit: () => <LimitField name="percent" defaultValue="5" />,
      });
}
