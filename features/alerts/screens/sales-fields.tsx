'use client';

import { useState } from 'react';
import { FormField } from '@/components/form/form-field';
import { alertLimits } from '@/features/alerts/alert-rule';
import type { RuleDraft } from '@/features/alerts/client/rule-draft';
import { useLanguage } from '@/lib/language/use-language';
import { type SellerKind, sellerKinds } from '@/lib/pages/alert-target';
import { CountField, SelectField } from './condition-fields';
import { FoundField } from './found-field';
import { fieldOf } from './read-rule-form';

const events = ['first', 'none'] as const;

/** Whose sales a rule watches: the first one, or none for some days. */
export function SalesFields({ draft }: { draft: RuleDraft }) {
  const { t } = useLanguage();
  const [event, setEvent] = useState<(typeof events)[number]>('first');
  const parts = {
    seller: () => <SellerFields draft={draft} />,
    event: () => (
      <SelectField
        name="event"
        label={t('alerts.form.event')}
        values={events}
        nameOf={(value) => t(`alerts.words.sales.${value}`)}
        value={event}
        onChange={setEvent}
      />
    ),
  };
  return event === 'first'
    ? t.rich('alerts.kinds.creatorSales.sentence.first', parts)
    : t.rich('alerts.kinds.creatorSales.sentence.none', {
        ...parts,
        days: () => (
          <CountField
            name="days"
            label={t('alerts.form.days')}
            unit="days"
            most={alertLimits.quietDays}
            initial={30}
          />
        ),
      });
}

/** A creator, found by name, or a placement, as its link has it. */
function SellerFields({ draft }: { draft: RuleDraft }) {
  const { t } = useLanguage();
  const [kind, setKind] = useState<SellerKind>(
    sellerKinds.find((name) => name === draft.subject) ?? 'creator',
  );
  return (
    <>
      <SelectField
        name="subject"
        label={t('alerts.form.seller')}
        values={sellerKinds}
        nameOf={(value) => t(`dimensions.${value}.label`)}
        value={kind}
        onChange={setKind}
      />{' '}
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
          className="w-44"
          required
          inline
        />
      )}
    </>
  );
}
