'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { LoadFailure } from '@/components/feedback/load-failure';
import { MoreButton } from '@/components/feedback/more-button';
import { toFailure } from '@/components/feedback/to-failure';
import { Form } from '@/components/form/form';
import { useForm } from '@/components/form/use-form';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { X } from '@/components/ui/icons';
import { Skeleton } from '@/components/ui/skeleton';
import { toast } from '@/components/ui/toast';
import { groupOptions, useAddMembers, useRemoveMembers } from '@/features/groups/client/groups';
import type { ShownGroup } from '@/features/groups/group-shape';
import { useLanguage } from '@/lib/language/use-language';
import { describeGroupIssue } from './describe-group-issue';
import { IdsField } from './ids-field';

type Props = { group: ShownGroup; manages: boolean; onClose: () => void };

/** Who is in a group. Chosen members can be added and removed; those of a filter only follow it. */
export function MembersDialog({ group, manages, onClose }: Props) {
  const { t } = useLanguage();
  const isChosen = manages && group.filter === null;
  return (
    <Dialog
      open
      onClose={onClose}
      title={group.name}
      description={group.filter ? t('groups.follows') : undefined}
      footer={<Button onClick={onClose}>{t('ui.close')}</Button>}
    >
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5">
        <MemberList group={group} removable={isChosen} />
        {isChosen ? <AddMembers group={group} /> : null}
      </div>
    </Dialog>
  );
}

function MemberList({ group, removable }: { group: ShownGroup; removable: boolean }) {
  const { t } = useLanguage();
  const read = useInfiniteQuery(groupOptions(group.id));
  const remove = useRemoveMembers();
  const failure = toFailure(read);
  const [first] = read.data?.pages ?? [];
  if (failure) return <LoadFailure {...failure} title={t('groups.failed')} />;
  if (!first) return <Skeleton className="h-40" />;
  const members = read.data?.pages.flatMap((page) => page.members) ?? [];
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
      <p className="text-sm text-muted">
        {t(`groups.members.${group.kind}`, { count: first.group.members })}
        {first.unknown > 0 ? ` · ${t('groups.unknown', { count: first.unknown })}` : null}
      </p>
      {remove.error ? (
        <p role="alert" className="text-sm text-negative">
          {remove.error.message}
        </p>
      ) : null}
      <ul aria-label={t('groups.inGroup')} className="divide-y divide-border">
        {members.map(({ id, name }) => (
          <li key={id} className="flex items-center gap-3 py-1.5">
            <span className="min-w-0 flex-1">
              <span className="line-clamp-2">{name ?? t('groups.notListed')}</span>
              <code className="block truncate text-xs text-muted">{id}</code>
            </span>
            {removable ? (
              <Button
                size="sm"
                variant="ghost"
                aria-label={t('groups.remove', { name: name ?? id })}
                pending={remove.isPending && remove.variables.ids === id}
                onClick={() => remove.mutate({ id: group.id, ids: id })}
              >
                <X aria-hidden="true" />
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      <MoreButton read={read} label={t('groups.more')} />
    </div>
  );
}

function AddMembers({ group }: { group: ShownGroup }) {
  const { t } = useLanguage();
  const formId = useId();
  const add = useAddMembers();
  const [ids, setIds] = useState('');
  const form = useForm({
    send: async () => {
      const { added } = await add.mutateAsync({ id: group.id, ids });
      toast(t(`groups.membersAdded.${group.kind}`, { count: added }), { tone: 'positive' });
      setIds('');
    },
    describeIssue: describeGroupIssue(t),
  });
  return (
    <Form form={form} id={formId} aria-label={t('groups.addIds')} className="grid gap-2">
      <IdsField kind={group.kind} value={ids} onChange={setIds} />
      <Button type="submit" pending={form.pending}>
        {t('groups.addIds')}
      </Button>
    </Form>
  );
}
