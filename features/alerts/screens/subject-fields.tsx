'use client';

import { useState } from 'react';
import type { RuleDraft } from '@/features/alerts/client/rule-draft';
import { findWhose, nameWhose, whoseChoices } from '@/features/alerts/whose';
import { isGroupDimension } from '@/lib/data/terms/group-dimensions';
import { useLanguage } from '@/lib/language/use-language';
import { subjectKinds } from '@/lib/pages/alert-target';
import { BrandField } from './brand-field';
import { SelectField } from './condition-fields';
import { FoundField } from './found-field';
import { GroupField } from './group-field';

/** Whose figures a rule watches: of everything, or of one. `each`: or of any creator, brand or product. */
export function SubjectFields({ draft, each = false }: { draft: RuleDraft; each?: boolean }) {
  const { t } = useLanguage();
  const [value, setValue] = useState<string>(subjectKinds.find((kind) => kind === draft.subject) ?? '');
  const { subject } = findWhose(value);
  const choices = whoseChoices.filter((whose) => each || whose.each === null);
  return (
    <>
      <SelectField
        name="subject"
        label={t('alerts.form.whose')}
        values={choices.map((whose) => whose.value)}
        nameOf={(chosen) => nameWhose(t, findWhose(chosen))}
        value={value}
        onChange={setValue}
      />{' '}
      {subject === 'brand' ? (
        <BrandField draft={draft} required />
      ) : subject && isGroupDimension(subject) ? (
        <GroupField key={subject} kind={subject} draft={draft} />
      ) : subject ? (
        <FoundField key={subject} kind={subject} draft={draft} />
      ) : null}
    </>
  );
}
