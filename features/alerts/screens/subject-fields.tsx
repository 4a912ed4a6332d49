'use client';

import { useState } from 'react';
import { FormField } from '@/components/form/form-field';
import { Select } from '@/components/ui/select';
import type { RuleDraft } from '@/features/alerts/client/rule-draft';
import { isGroupDimension } from '@/lib/data/group-dimensions';
import { subjectKinds } from '@/lib/data/reporting/alert-target';
import { useLanguage } from '@/lib/language/use-language';
import { BrandField } from './brand-field';
import { FoundField } from './found-field';
import { GroupField } from './group-field';
import { fieldOf } from './read-rule-form';

/** Whether the rule is about everything, or one brand, creator, product or group. */
export function SubjectFields({ draft }: { draft: RuleDraft }) {
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
