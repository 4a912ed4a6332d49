'use client';

import { useState } from 'react';
import { FormField } from '@/components/form/form-field';
import { Select } from '@/components/ui/select';
import { alertLimits } from '@/features/alerts/alert-rule';
import type { RuleDraft } from '@/features/alerts/client/rule-draft';
import { sellerKinds } from '@/lib/data/reporting/alert-target';
import { useLanguage } from '@/lib/language/use-language';
import { FoundField } from './found-field';
import { fieldOf } from './read-rule-form';

const events = ['first', 'none'] as const;

/** Whose sales a rule watches: the first one, or none for some days. */
export function SalesFields({ draft }: { draft: RuleDraft }) {
  const { t } = useLanguage();
  const [event, setEvent] = useState<(typeof events)[number]>('first');
  const [kind, setKind] = useState(sellerKinds.find((name) => name === draft.subject) ?? 'creator');
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <FormField name={fieldOf('event')} label={t('alerts.form.event')}>
        {({ defaultValue, ...control }) => (
          <Select
            {...control}
            value={event}
            onChange={({ target }) => setEvent(events.find((name) => name === target.value) ?? event)}
            options={events.map((value) => ({ value, label: t(`alerts.form.${value}`) }))}
          />
        )}
      </FormField>
      {event === 'none' ? (
        <FormField
          name={fieldOf('days')}
          label={t('alerts.form.quietDays')}
          type="number"
          min={1}
          max={alertLimits.quietDays}
          defaultValue="30"
          required
        />
      ) : null}
      <FormField name={fieldOf('subject')} label={t('alerts.form.seller')} className="sm:col-start-1">
        {({ defaultValue, ...control }) => (
          <Select
            {...control}
            value={kind}
            onChange={({ target }) => setKind(sellerKinds.find((name) => name === target.value) ?? kind)}
            options={sellerKinds.map((value) => ({ value, label: t(`dimensions.${value}.label`) }))}
          />
        )}
      </FormField>
      {kind === 'creator' ? (
        <FoundField kind={kind} draft={draft} />
      ) : (
        <FormField
          key={kind}
          name={fieldOf('subject.id')}
          label={t(kind === 'link' ? 'alerts.form.linkId' : 'alerts.form.placement')}
          hint={t(kind === 'link' ? 'alerts.form.linkHint' : 'alerts.form.placementHint')}
          defaultValue={kind === draft.subject ? (draft.id ?? '') : ''}
          autoComplete="off"
          required
        />
      )}
    </div>
  );
}
