'use client';

import { useState } from 'react';
import { FormField } from '@/components/form/form-field';
import { Select } from '@/components/ui/select';
import { alertLimits } from '@/features/alerts/alert-rule';
import type { RuleDraft } from '@/features/alerts/client/rule-draft';
import { isGroupDimension } from '@/lib/data/group-dimensions';
import { alertMetrics, subjectKinds } from '@/lib/data/reporting/alert-target';
import { useLanguage } from '@/lib/language/use-language';
import { BrandField } from './brand-field';
import { CurrencyField, DaysField } from './condition-fields';
import { FoundField } from './found-field';
import { GroupField } from './group-field';
import { fieldOf } from './read-rule-form';

/** What a rule watches, and its limit. */
export function MetricFields({ kind, draft }: { kind: 'threshold' | 'change'; draft: RuleDraft }) {
  const { t } = useLanguage();
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-3">
        <FormField
          name={fieldOf('metric')}
          label={t('alerts.form.metric')}
          defaultValue={draft.metric ?? 'sales'}
        >
          {(control) => (
            <Select
              {...control}
              options={alertMetrics.map((value) => ({ value, label: t(`metrics.${value}.label`) }))}
            />
          )}
        </FormField>
        <DaysField days={Math.min(Number(draft.days) || 7, alertLimits.days)} />
        <CurrencyField currency={draft.currency} />
      </div>
      {kind === 'threshold' ? <ThresholdFields /> : <PercentField />}
      <SubjectFields draft={draft} />
    </>
  );
}

function ThresholdFields() {
  const { t } = useLanguage();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <FormField name={fieldOf('direction')} label={t('alerts.form.direction')}>
        {(control) => (
          <Select
            {...control}
            options={(['below', 'above'] as const).map((value) => ({
              value,
              label: t(`alerts.form.${value}`),
            }))}
          />
        )}
      </FormField>
      <FormField
        name={fieldOf('value')}
        label={t('alerts.form.value')}
        inputMode="decimal"
        autoComplete="off"
        required
      />
    </div>
  );
}

function PercentField() {
  const { t } = useLanguage();
  return (
    <FormField
      name={fieldOf('percent')}
      label={t('alerts.form.percent')}
      inputMode="decimal"
      autoComplete="off"
      required
    />
  );
}

/** Whether the rule is about everything, or one brand, creator or product. */
function SubjectFields({ draft }: { draft: RuleDraft }) {
  const { t } = useLanguage();
  const [kind, setKind] = useState(subjectKinds.find((name) => name === draft.subject));
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <FormField name={fieldOf('subject')} label={t('alerts.form.about')}>
        {({ defaultValue, ...control }) => (
          <Select
            {...control}
            value={kind ?? ''}
            onChange={({ target }) => setKind(subjectKinds.find((name) => name === target.value))}
            options={[
              { value: '', label: t('alerts.form.all') },
              ...subjectKinds.map((value) => ({ value, label: t(`alerts.form.${value}`) })),
            ]}
          />
        )}
      </FormField>
      {kind === 'brand' ? (
        <BrandField draft={draft} required />
      ) : kind && isGroupDimension(kind) ? (
        <GroupField key={kind} kind={kind} draft={draft} />
      ) : kind ? (
        <FoundField key={kind} kind={kind} draft={draft} />
      ) : null}
    </div>
  );
}
