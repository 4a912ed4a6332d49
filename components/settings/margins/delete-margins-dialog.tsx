'use client';

import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { toast } from '@/components/ui/toast';
import { formatQuantity } from '@/lib/format/number';
import type { MarginKind } from '@/lib/profit/margin-shape';
import { useDeleteMargins } from '@/lib/query/margins';
import { kindWords } from './kind-words';

type Props = { kind: MarginKind; count: number; onClose: () => void };

/** Asks before all margins of a kind are deleted. */
export function DeleteMarginsDialog({ kind, count, onClose }: Props) {
  const remove = useDeleteMargins();
  const many = kindWords[kind].many.toLowerCase();
  const confirm = () =>
    remove.mutate(kind, {
      onSuccess: ({ deleted }) => {
        toast(`${formatQuantity(deleted, 'margin')} deleted`, { tone: 'positive' });
        onClose();
      },
    });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={confirm}
      title={`Delete all margins of ${many}?`}
      confirmLabel="Delete margins"
      pending={remove.isPending}
    >
      {remove.error ? (
        <p role="alert" className="mb-2 text-negative">
          {remove.error.message}
        </p>
      ) : null}
      {formatQuantity(count, 'margin')} of {many} are deleted for everyone in the workspace.
    </ConfirmDialog>
  );
}
