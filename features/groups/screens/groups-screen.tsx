'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmMutation } from '@/components/feedback/confirm-mutation';
import { LoadFailure } from '@/components/feedback/load-failure';
import { toFailure } from '@/components/feedback/to-failure';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { Boxes, Plus } from '@/components/ui/icons';
import { Skeleton } from '@/components/ui/skeleton';
import { groupsOptions, useChangeGroup, useDeleteGroup } from '@/features/groups/client/groups';
import type { ShownGroup } from '@/features/groups/group-shape';
import { useArrival } from '@/lib/client/use-arrival';
import { useLanguage } from '@/lib/language/use-language';
import { GroupDialog } from './group-dialog';
import { GroupFormDialog } from './group-form-dialog';
import { GroupRow } from './group-row';
import { MembersDialog } from './members-dialog';

type Opened = { what: 'add' } | { what: 'members' | 'rename' | 'delete'; group: ShownGroup } | null;

/** The workspace's groups of creators and products: add, look into, rename and delete. */
export function GroupsScreen({ manages }: { manages: boolean }) {
  const { t } = useLanguage();
  const read = useQuery(groupsOptions());
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  useArrival('add', () => setOpened(manages ? { what: 'add' } : null));
  const failure = toFailure(read);
  if (failure) return <LoadFailure {...failure} title={t('groups.failed')} />;
  if (!read.data) return <Skeleton className="h-40" />;
  const { groups } = read.data;
  const add = manages ? (
    <Button
      variant={groups.length === 0 ? 'primary' : 'secondary'}
      onClick={() => setOpened({ what: 'add' })}
    >
      <Plus aria-hidden="true" />
      {t('groups.add')}
    </Button>
  ) : null;
  return (
    <>
      {manages ? null : <Banner title={t('groups.managers.title')}>{t('groups.managers.text')}</Banner>}
      <Card
        flush
        title={t('groups.title')}
        description={t('groups.hint')}
        actions={groups.length === 0 ? null : add}
      >
        {groups.length === 0 ? (
          <EmptyState
            icon={<Boxes />}
            title={t('groups.none.title')}
            action={add}
            className="border-t border-border"
          >
            {t('groups.none.text')}
          </EmptyState>
        ) : (
          <ul aria-label={t('groups.title')} className="divide-y divide-border border-t border-border">
            {groups.map((group) => (
              <GroupRow
                key={group.id}
                group={group}
                manages={manages}
                onAction={(what) => setOpened({ what, group })}
              />
            ))}
          </ul>
        )}
      </Card>
      {opened?.what === 'add' ? <GroupDialog onClose={close} /> : null}
      {opened?.what === 'members' ? (
        <MembersDialog group={opened.group} manages={manages} onClose={close} />
      ) : null}
      {opened?.what === 'rename' ? <RenameGroupDialog group={opened.group} onClose={close} /> : null}
      {opened?.what === 'delete' ? <DeleteGroupDialog group={opened.group} onClose={close} /> : null}
    </>
  );
}

type DialogProps = { group: ShownGroup; onClose: () => void };

/** Says what is lost, and asks for confirmation. */
function DeleteGroupDialog({ group: { id, name }, onClose }: DialogProps) {
  const { t } = useLanguage();
  return (
    <ConfirmMutation
      mutation={useDeleteGroup()}
      input={id}
      done={() => t('groups.deleted')}
      onClose={onClose}
      title={t('groups.deleteTitle', { name })}
      confirmLabel={t('groups.delete')}
    >
      {t('groups.deleteText')}
    </ConfirmMutation>
  );
}

function RenameGroupDialog({ group: { id, name }, onClose }: DialogProps) {
  const { t } = useLanguage();
  const rename = useChangeGroup();
  return (
    <GroupFormDialog
      title={t('groups.renaming', { name })}
      submit={t('groups.rename')}
      name={name}
      send={async (given) => {
        await rename.mutateAsync({ id, name: given });
        return t('groups.renamed');
      }}
      onClose={onClose}
    />
  );
}
