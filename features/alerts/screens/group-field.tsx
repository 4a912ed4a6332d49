'use client';

import { useQuery } from '@tanstack/react-query';
import { ChoiceField } from '@/components/form/choice-field';
import type { RuleDraft } from '@/features/alerts/client/rule-draft';
import { groupsOptions } from '@/features/groups/client/groups';
import { type GroupDimension, groupKindOf } from '@/lib/data/group-dimensions';
import { useLanguage } from '@/lib/language/use-language';
import { fieldOf } from './read-rule-form';

type Props = { kind: GroupDimension; draft: RuleDraft; optional?: boolean };

/** The named group that a rule is about. If it is optional, the rule may be about everything. */
export function GroupField({ kind, draft, optional = false }: Props) {
  const { t } = useLanguage();
  const read = useQuery(groupsOptions(groupKindOf(kind) ?? 'creator'));
  return (
    <ChoiceField
      name={fieldOf('subject.id')}
      label={t(`dimensions.${kind}.label`)}
      pending={read.isPending}
      items={read.data?.groups ?? []}
      none={t(optional ? 'alerts.form.anyGroup' : 'alerts.form.groupChoose')}
      id={draft.subject === kind ? draft.id : null}
      required={!optional}
    />
  );
}
