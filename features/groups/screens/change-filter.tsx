'use client';

import { useQuery } from '@tanstack/react-query';
import { Button } from '@/components/ui/button';
import { X } from '@/components/ui/icons';
import { toast } from '@/components/ui/toast';
import { groupsOptions, useChangeGroup } from '@/features/groups/client/groups';
import { changedGroupSearch } from '@/features/groups/filter-address';
import type { NewGroupInput } from '@/features/groups/group';
import { useSearch } from '@/lib/client/use-search';
import type { GroupKind } from '@/lib/data/terms/group-dimensions';
import { useLanguage } from '@/lib/language/use-language';

type Props = { kind: GroupKind; filter: NewGroupInput['filter'] | null };

/** Saves the filter of a list for the group that the address names. Nothing without one. */
export function ChangeFilter({ kind, filter }: Props) {
  const { t } = useLanguage();
  const [{ changing }, setSearch] = useSearch(changedGroupSearch);
  const read = useQuery({ ...groupsOptions(kind), enabled: changing !== null });
  const change = useChangeGroup();
  const group = read.data?.groups.find(({ id }) => id === changing);
  if (!group?.filter) return null;
  const { id, name } = group;
  const stop = () => setSearch({ changing: null });
  const save = () =>
    change.mutate(
      { id, filter: filter ?? undefined },
      {
        onSuccess: () => {
          toast(t('groups.filterChanged', { name }), { tone: 'positive' });
          stop();
        },
        onError: ({ message }) => toast(message, { tone: 'negative' }),
      },
    );
  return (
    <>
      <Button
        variant="primary"
        disabled={!filter}
        pending={change.isPending}
        onClick={save}
        title={t('groups.saveFilterHint')}
      >
        {t('groups.saveFilterOf', { name })}
      </Button>
      <Button variant="ghost" size="icon" aria-label={t('ui.cancel')} onClick={stop}>
        <X aria-hidden="true" />
      </Button>
    </>
  );
}
