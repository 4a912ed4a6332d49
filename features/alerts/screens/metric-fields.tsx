'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormField } from '@/components/form/form-field';
import { Select } from '@/components/ui/select';
import { alertLimits } from '@/features/alerts/alert-rule';
import { alertMetrics, type SubjectKind, subjectKinds } from '@/features/alerts/alert-shape';
import { marginSubjectsOptions } from '@/features/profit/client/margins';
import { knownCurrencies } from '@/features/rates/known-currencies';
import { useLanguage } from '@/lib/language/use-language';
import { fieldOf } from './read-rule-form';

/** What a rule watches, and its limit. */
export function MetricFields({ kind }: { kind: 'threshold' | 'change' }) {
  const { t } = useLanguage();
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-3">
        <FormField name={fieldOf('metric')} label={t('alerts.form.metric')}>
          {(control) => (
            <Select
              {...control}
              options={alertMetrics.map((value) => ({ value, label: t(`metrics.${value}.label`) }))}
            />
          )}
        </FormField>
        <FormField
          name={fieldOf('days')}
          label={t('alerts.form.days')}
          type="number"
          min={1}
          max={alertLimits.days}
          defaultValue="7"
          required
        />
        <FormField name={fieldOf('currency')} label={t('alerts.form.currency')}>
          {(control) => (
            <Select {...control} options={knownCurrencies.map((value) => ({ value, label: value }))} />
          )}
        </FormField>
      </div>
      {kind === 'threshold' ? <ThresholdFields /> : <PercentField />}
      <SubjectFields />
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
function SubjectFields() {
  const { t } = useLanguage();
  const [kind, setKind] = useState<SubjectKind>();
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
        <BrandField />
      ) : kind ? (
        <FormField
          key={kind}
          name={fieldOf('subject.id')}
          label={t('alerts.form.subjectId')}
          hint={t(kind === 'product' ? 'alerts.form.productHint' : 'alerts.form.subjectHint')}
          autoComplete="off"
          required
        />
      ) : null}
    </div>
  );
}

function BrandField() {
  const { t } = useLanguage();
  const subjects = useQuery(marginSubjectsOptions());
  const brands = subjects.data?.brands ?? [];
  const first = t(subjects.isPending ? 'ui.loading' : 'alerts.form.brandChoose');
  return (
    <FormField name={fieldOf('subject.id')} label={t('alerts.form.brand')} required>
      {(control) => (
        <Select
          {...control}
          options={[
            { value: '', label: first },
            ...brands.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
    </FormField>
  );
}
