'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Boxes } from '@/components/ui/icons';
import { useAddGroup } from '@/features/groups/client/groups';
import type { NewGroupInput } from '@/features/groups/group';
import { toGroupFilter } from '@/features/groups/to-group-filter';
import type { Filters } from '@/lib/data/terms/filters/list-filter';
import type { GroupKind } from '@/lib/data/terms/group-dimensions';
import { useLanguage } from '@/lib/language/use-language';
import { ChangeFilter } from './change-filter';
import { GroupFormDialog } from './group-form-dialog';

type Props = {
  kind: GroupKind;
  /** The filters of the list, and its address. */
  declared: Filters;
  search: Readonly<Record<string, unknown>>;
};

/** Saves the filters of a list as a new live group, or for the group that the address names. Empty without such filters. */
export function SaveFilterAsGroup({ kind, declared, search }: Props) {
  const { t } = useLanguage();
  const [open, setOpen] = useState(false);
  const filter = toGroupFilter(kind, declared, search);
  return (
    <>
      <ChangeFilter kind={kind} filter={filter} />
      {filter ? (
        <Button onClick={() => setOpen(true)}>
          <Boxes aria-hidden="true" />
          {t('groups.saveFilter')}
        </Button>
      ) : null}
      {open && filter ? <SaveDialog kind={kind} filter={filter} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

type DialogProps = { kind: GroupKind; filter: NonNullable<NewGroupInput['filter']>; onClose: () => void };

function SaveDialog({ kind, filter, onClose }: DialogProps) {
  const { t } = useLanguage();
  const add = useAddGroup();
  return (
    <GroupFormDialog
      title={t('groups.saveFilter')}
      description={t('groups.follows')}
      submit={t('groups.add')}
      send={async (name) => {
        await add.mutateAsync({ kind, name, filter });
        return t('groups.added');
      }}
      onClose={onClose}
    />
  );
}
