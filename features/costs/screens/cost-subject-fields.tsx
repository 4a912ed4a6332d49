'use client';

import { useState } from 'react';
import { FormField } from '@/components/form/form-field';
import { Select } from '@/components/ui/select';
import { type CostSubject, costSubjects, type Subject } from '@/features/costs/cost-shape';
import { SubjectField } from '@/features/search/screens/subject-field';
import { useLanguage } from '@/lib/language/use-language';
import { costFields } from './read-cost-form';

type Props = {
  /** The subject that the form begins with; null for the workspace. */
  subject: Subject | null;
  /** A new cost begins with a creator. */
  isNew: boolean;
};

/** Whom or what a cost is for: the workspace, a brand or creator by name, or a placement by its text. */
export function CostSubjectFields({ subject, isNew }: Props) {
  const { t } = useLanguage();
  const [kind, setKind] = useState<CostSubject | null>(isNew ? 'creator' : (subject?.kind ?? null));
  const given = subject && subject.kind === kind ? subject.id : '';
  return (
    <>
      <FormField name={costFields.for} label={t('costs.for')}>
        {({ defaultValue, ...control }) => (
          <Select
            {...control}
            value={kind ?? ''}
            onChange={({ target }) => setKind(costSubjects.find((name) => name === target.value) ?? null)}
            options={[
              ...costSubjects.map((value) => ({ value, label: t(`costs.forKinds.${value}`) })),
              { value: '', label: t('costs.forKinds.workspace') },
            ]}
          />
        )}
      </FormField>
      {kind === 'brand' || kind === 'creator' ? (
        <SubjectField
          key={kind}
          kind={kind}
          name={costFields.subject}
          foundName={costFields.found}
          given={given}
        />
      ) : kind ? (
        <FormField
          key={kind}
          name={costFields.subject}
          label={t('costs.placement')}
          hint={t('costs.placementHint')}
          defaultValue={given}
          autoComplete="off"
          required
        />
      ) : (
        <span aria-hidden="true" className="max-sm:hidden" />
      )}
    </>
  );
}
