'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FailedLine } from '@/components/feedback/failed-line';
import { toFailure } from '@/components/feedback/to-failure';
import { MultiSelect } from '@/components/filters/multi-select';
import { groupsOptions } from '@/features/groups/client/groups';
import { noneValue } from '@/lib/data/terms/filters/filter-value';
import type { GroupKind } from '@/lib/data/terms/group-dimensions';
import { useLanguage } from '@/lib/language/use-language';

type Props = {
  kind: GroupKind;
  selected: readonly string[];
  onChange: (change: { groups: string[] }) => void;
};

/** The filter of a list by named groups. Loads the groups when it is reached or set. */
export function GroupFilter({ kind, selected, onChange }: Props) {
  const { t } = useLanguage();
  const [reached, setReached] = useState(false);
  const read = useQuery({ ...groupsOptions(kind), enabled: reached || selected.length > 0 });
  const failure = toFailure(read);
  return (
    <MultiSelect
      label={t('groups.title')}
      options={[
        ...(read.data?.groups ?? []).map(({ id, name }) => ({ value: id, label: name })),
        { value: noneValue, label: t(`dimensions.${kind}_group.none`) },
      ]}
      selected={selected}
      onChange={(groups) => onChange({ groups })}
      loading={read.isPending && reached}
      failure={failure ? <FailedLine {...failure} title={t('groups.failed')} /> : undefined}
      onReach={() => setReached(true)}
    />
  );
}
