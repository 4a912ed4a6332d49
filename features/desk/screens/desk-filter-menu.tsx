'use client';

import { ListFilters } from '@/components/filters/list-filters';
import { MultiSelect } from '@/components/filters/multi-select';
import { type deskFilters, dueFilters, withoutOwner } from '@/features/desk/desk-filters';
import type { Desk } from '@/features/desk/desk-shape';
import { GroupFilter } from '@/features/groups/screens/group-filter';
import type { SearchValues } from '@/lib/client/list-input';
import { useLanguage } from '@/lib/language/use-language';
import { nameStage } from './describe-partner';

type Search = SearchValues<typeof deskFilters>;

type Props = {
  desk: Desk | undefined;
  search: Search;
  onChange: (change: Partial<Search> | Record<string, null>) => void;
};

/** The filters of the desk: stage, owner, tag, group, and when the next step is due. */
export function DeskFilterMenu({ desk, search, onChange }: Props) {
  const language = useLanguage();
  const { t, format } = language;
  const labels = {
    stages: t('desk.columns.stage'),
    owners: t('desk.columns.owner'),
    tags: t('desk.columns.tags'),
    groups: t('groups.title'),
    due: t('desk.due.label'),
  };
  return (
    <ListFilters<typeof deskFilters>
      search={search}
      setSearch={onChange}
      controls={{
        stages: {
          label: labels.stages,
          control: (
            <MultiSelect
              label={labels.stages}
              options={(desk?.stages ?? []).map((stage) => ({
                value: stage.key,
                label: nameStage(language, stage),
                detail: format.count(stage.partners),
              }))}
              selected={search.stages ?? []}
              onChange={(stages) => onChange({ stages })}
            />
          ),
        },
        owners: {
          label: labels.owners,
          control: (
            <MultiSelect
              label={labels.owners}
              options={[
                { value: withoutOwner, label: t('desk.noOwner') },
                ...(desk?.members ?? []).map(({ id, name }) => ({ value: id, label: name })),
              ]}
              selected={search.owners ?? []}
              onChange={(owners) => onChange({ owners })}
            />
          ),
        },
        tags: {
          label: labels.tags,
          control: (
            <MultiSelect
              label={labels.tags}
              options={(desk?.tags ?? []).map(({ tag, partners }) => ({
                value: tag,
                label: tag,
                detail: format.count(partners),
              }))}
              selected={search.tags ?? []}
              onChange={(tags) => onChange({ tags })}
            />
          ),
        },
        groups: {
          label: labels.groups,
          control: <GroupFilter kind="creator" selected={search.groups ?? []} onChange={onChange} />,
        },
        due: {
          label: labels.due,
          control: (
            <MultiSelect
              single
              label={labels.due}
              options={dueFilters.map((value) => ({ value, label: t(`desk.due.${value}`) }))}
              selected={search.due ? [search.due] : []}
              onChange={([due]) => onChange({ due: dueFilters.find((name) => name === due) ?? null })}
            />
          ),
        },
      }}
    />
  );
}
