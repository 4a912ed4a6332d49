'use client';

import { toast } from '@/components/ui/toast';
import { useAddPartner, useChangePartner, useDeletePartner } from '@/features/desk/client/desk';
import type { Desk, Partner, PartnerWithNotes } from '@/features/desk/desk-shape';
import type { NewPartnerInput } from '@/features/desk/partner';
import { useLanguage } from '@/lib/language/use-language';
import { nameStageOf } from './describe-partner';

/** Moves partners to a stage, and deletes and restores them. */
export function useDeskChanges(stages: Desk['stages']) {
  const language = useLanguage();
  const { t } = language;
  const change = useChangePartner();
  const remove = useDeletePartner();
  const restore = useAddPartner();
  const gone = remove.isSuccess ? remove.variables : undefined;
  const move = ({ id, name }: Partner, stage: string) =>
    change.mutate(
      { id, stage },
      {
        onSuccess: () =>
          toast(t('desk.board.moved', { name, stage: nameStageOf(language, stages, stage) }), {
            tone: 'positive',
          }),
        onError: ({ message }) =>
          toast(t('desk.board.notMoved', { name }), { tone: 'negative', description: message }),
      },
    );
  return {
    move,
    remove: (partner: PartnerWithNotes) => remove.mutate(partner),
    deleted: {
      deleted: gone && t('desk.deleted', { name: gone.name }),
      failed: remove.error ?? restore.error,
      pending: restore.isPending,
      onUndo: () => gone && restore.mutate(toNew(gone), { onSuccess: () => remove.reset() }),
    },
  };
}

/** The partner as it is added again. */
const toNew = (partner: PartnerWithNotes): NewPartnerInput => {
  const { creatorId, name, email, handle, link, stage, owner, tags, step, notes } = partner;
  return { creatorId, name, email, handle, link, stage, owner: owner?.id ?? null, tags, step, notes };
};
