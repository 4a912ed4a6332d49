'use client';

import { useQuery } from '@tanstack/react-query';
import { FormField } from '@/components/form/form-field';
import { Select } from '@/components/ui/select';
import type { RuleDraft } from '@/features/alerts/client/rule-draft';
import { marginSubjectsOptions } from '@/features/profit/client/margins';
import { useLanguage } from '@/lib/language/use-language';
import { fieldOf } from './read-rule-form';

/** The brand that a rule is about. If none is required, it may be about any. */
export function BrandField({ draft, required = false }: { draft: RuleDraft; required?: boolean }) {
  const { t } = useLanguage();
  const subjects = useQuery(marginSubjectsOptions());
  const brands = subjects.data?.brands ?? [];
  const first = required ? 'alerts.form.brandChoose' : 'alerts.form.anyBrand';
  return (
    <FormField
      // Options that arrive later would not be chosen.
      key={brands.length}
      name={fieldOf('subject.id')}
      label={t('alerts.form.brand')}
      defaultValue={draft.subject === 'brand' ? (draft.id ?? '') : ''}
      required={required}
    >
      {(control) => (
        <Select
          {...control}
          options={[
            { value: '', label: t(subjects.isPending ? 'ui.loading' : first) },
            ...brands.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
    </FormField>
  );
}
