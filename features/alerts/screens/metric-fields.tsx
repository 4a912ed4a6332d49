'use client';

import { useState } from 'react';
import { alertLimits } from '@/features/alerts/alert-rule';
import { directions, sides } from '@/features/alerts/alert-shape';
import type { RuleDraft } from '@/features/alerts/client/rule-draft';
import { useLanguage } from '@/lib/language/use-language';
import { type AlertMetric, alertMetrics } from '@/lib/pages/alert-target';
import { CurrencyField, DaysField, LimitField, SelectField } from './condition-fields';
import { SubjectFields } from './subject-fields';

/** What a rule watches, and its limit. */
export function MetricFields({ kind, draft }: { kind: 'threshold' | 'change'; draft: RuleDraft }) {
  const { t } = useLanguage();
  const [metric, setMetric] = useState<AlertMetric>(draft.metric ?? 'sales');
  const parts = {
    metric: () => (
      <SelectField
        name="metric"
        label={t('alerts.form.metric')}
        values={alertMetrics}
        nameOf={(value) => t(`alerts.words.metrics.${value}`)}
        value={metric}
        onChange={setMetric}
      />
    ),
    whose: () => <SubjectFields draft={draft} each />,
    currency: () => <CurrencyField currency={draft.currency} />,
    days: () => <DaysField days={Math.min(Number(draft.days) || 7, alertLimits.days)} />,
  };
  const direction = { name: 'direction', label: t('alerts.form.direction') };
  return kind === 'change'
    ? t.rich('alerts.kinds.change.sentence', {
        ...parts,
        moves: () => (
          <SelectField
            {...direction}
            values={directions}
            nameOf={(value) => t(`alerts.words.moves.${value}`, { metric })}
          />
        ),
        limit: () => <LimitField name="percent" defaultValue="20" />,
        has: 'least',
        least: () => <LimitField name="least" defaultValue="0" />,
      })
    : t.rich('alerts.kinds.threshold.sentence', {
        ...parts,
        moves: () => (
          <SelectField
            {...direction}
            values={sides}
            nameOf={(value) => t(`alerts.words.passes.${value}`, { metric })}
          />
        ),
        limit: () => <LimitField name="value" />,
      });
}
