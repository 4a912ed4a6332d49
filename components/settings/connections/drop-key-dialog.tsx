'use client';

import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { toast } from '@/components/ui/toast';
import type { Connection } from '@/lib/connections/list-connections';
import { useDropKey } from '@/lib/query/connections';
import { describeKey } from './describe-key';

type Props = { connection: Connection | undefined; onClose: () => void };

export function DropKeyDialog({ connection, onClose }: Props) {
  const drop = useDropKey();
  const close = () => {
    drop.reset();
    onClose();
  };
  const confirm = async () => {
    if (!connection) return;
    await drop.mutateAsync(connection.id);
    toast('The key was removed', { tone: 'positive' });
    close();
  };
  return (
    <ConfirmDialog
      open={connection !== undefined}
      onClose={close}
      onConfirm={() => void confirm().catch(() => {})}
      title={connection ? `Remove ${describeKey(connection)}?` : ''}
      confirmLabel="Remove key"
      pending={drop.isPending}
    >
      {drop.error ? <p className="mb-2 text-negative">{drop.error.message}</p> : null}
      {connection ? describeLoss(connection) : null} The key stays valid at the API.
    </ConfirmDialog>
  );
}

function describeLoss({ otherApi, inUse }: Connection): string {
  if (otherApi) return 'It was made for another API. Its rows are removed within a day.';
  if (!inUse) return 'It is not in use, so nothing stops working.';
  return 'Pages and links that use this key stop working unless you have another key of its kind. Its rows are removed.';
}
