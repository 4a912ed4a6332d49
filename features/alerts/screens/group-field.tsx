'use client';

import { useQuery } from '@tanstack/react-query';
import { ChoiceField } from '@/components/form/choice-field';
import type { RuleDraft } from '@/features/alerts/client/rule-draft';
import { groupsOptions } from '@/features/groups/client/groups';
import { type GroupDimension, groupKindOf } from '@/lib/data/terms/group-dimensions';
import { useLanguage } from '@/lib/language/use-language';
import { fieldOf } from './read-rule-form';

type Props = { kind: GroupDimension; draft: RuleDraft };

/** The named group that a rule is about. */
export function GroupField({ kind, draft }: Props) {
  const { t } = useLanguage();
  const read = useQuery(groupsOptions(groupKindOf(kind) ?? 'creator'));
  return (
    <ChoiceField
      name={fieldOf('subject.id')}
      label={t(`dimensions.${kind}.label`)}
      pending={read.isPending}
      items={read.data?.groups ?? []}
      none={t('alerts.form.groupChoose')}
      id={draft.subject === kind ? draft.id : null}
      required
      inline
    />
  );
}

/** The group of products whose links a rule watches, or all products. */
export function LinkedProductsField({ draft }: { draft: RuleDraft }) {
  const { t } = useLanguage();
  const read = useQuery(groupsOptions('product'));
  return (
    <ChoiceField
      name={fieldOf('subject.id')}
      label={t('dimensions.product_group.label')}
      pending={read.isPending}
      items={(read.data?.groups ?? []).map(({ id, name }) => ({
        id,
        name: t('alerts.words.productsOf', { name }),
      }))}
      none={t('alerts.words.allProducts')}
      id={draft.subject === 'product_group' ? draft.id : null}
      inline
    />
  );
}
