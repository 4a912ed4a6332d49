'use client';

import { useQuery } from '@tanstack/react-query';
import { ChoiceField } from '@/components/form/choice-field';
import type { RuleDraft } from '@/features/alerts/client/rule-draft';
import { marginSubjectsOptions } from '@/features/profit/client/margins';
import { useLanguage } from '@/lib/language/use-language';
import { fieldOf } from './read-rule-form';

/** The brand that a rule is about. If none is required, it may be about any. */
export function BrandField({ draft, required = false }: { draft: RuleDraft; required?: boolean }) {
  const { t } = useLanguage();
  const read = useQuery(marginSubjectsOptions());
  const brands = read.data?.brands ?? [];
  return (
    <ChoiceField
      name={fieldOf('subject.id')}
      label={t('alerts.form.brand')}
      pending={read.isPending}
      // After “of brand”, the name alone.
      items={required ? brands : brands.map(({ id, name }) => ({ id, name: t('alerts.words.of', { name }) }))}
      none={t(required ? 'alerts.form.brandChoose' : 'alerts.words.any.brand')}
      id={draft.subject === 'brand' ? draft.id : null}
      required={required}
      inline
    />
  );
}
