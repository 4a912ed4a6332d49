'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ChoiceField } from '@/components/form/choice-field';
import { FormField } from '@/components/form/form-field';
import { Select } from '@/components/ui/select';
import { type GoalScope, type GoalSubject, goalScopes } from '@/features/goals/goal-shape';
import { groupsOptions } from '@/features/groups/client/groups';
import { SubjectField } from '@/features/search/screens/subject-field';
import { type GroupDimension, groupKindOf, isGroupDimension } from '@/lib/data/terms/group-dimensions';
import { useLanguage } from '@/lib/language/use-language';
import { goalFields } from './read-goal-form';

/** Whom or what a goal is for: the workspace, a brand or creator by name, or a group. `subject`: what the form begins with. */
export function GoalSubjectFields({ subject }: { subject: GoalSubject | null }) {
  const { t } = useLanguage();
  const [kind, setKind] = useState<GoalScope | null>(subject?.kind ?? null);
  const given = subject && subject.kind === kind ? subject.id : '';
  return (
    <>
      <FormField name={goalFields.for} label={t('goals.for')}>
        {({ defaultValue, ...control }) => (
          <Select
            {...control}
            value={kind ?? ''}
            onChange={({ target }) => setKind(goalScopes.find((name) => name === target.value) ?? null)}
            options={[
              { value: '', label: t('goals.forKinds.workspace') },
              ...goalScopes.map((value) => ({ value, label: t(`goals.forKinds.${value}`) })),
            ]}
          />
        )}
      </FormField>
      {kind === null ? (
        <span aria-hidden="true" className="max-sm:hidden" />
      ) : isGroupDimension(kind) ? (
        <GroupField key={kind} kind={kind} given={given} />
      ) : (
        <SubjectField
          key={kind}
          kind={kind}
          name={goalFields.subject}
          foundName={goalFields.found}
          given={given}
        />
      )}
    </>
  );
}

function GroupField({ kind, given }: { kind: GroupDimension; given: string }) {
  const { t } = useLanguage();
  const read = useQuery(groupsOptions(groupKindOf(kind) ?? 'creator'));
  return (
    <ChoiceField
      name={goalFields.subject}
      label={t('goals.group')}
      items={read.data?.groups ?? []}
      pending={read.isPending}
      none={t('goals.chooseGroup')}
      id={given}
      unlisted={read.data && t('goals.noGroup')}
      required
    />
  );
}
