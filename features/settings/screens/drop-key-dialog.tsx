'use client';

import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { toast } from '@/components/ui/toast';
import { useDropKey } from '@/lib/client/connections';
import { useLanguage } from '@/lib/language/use-language';
import type { Connection } from '@/lib/server/connections/list-connections';
import { describeKey } from './describe-key';

type Props = { connection: Connection | undefined; onClose: () => void };

export function DropKeyDialog({ connection, onClose }: Props) {
  const { t } = useLanguage();
  const drop = useDropKey();
  const close = () => {
    drop.reset();
    onClose();
  };
  const confirm = async () => {
    if (!connection) return;
    await drop.mutateAsync(connection.id);
    toast(t('connections.drop.done'), { tone: 'positive' });
    close();
  };
  return (
    <ConfirmDialog
      open={connection !== undefined}
      onClose={close}
      onConfirm={() => void confirm().catch(() => {})}
      title={connection ? t('connections.drop.title', { key: describeKey(connection) }) : ''}
      confirmLabel={t('connections.drop.confirm')}
      pending={drop.isPending}
      error={drop.error?.message}
    >
      {connection ? t(`connections.drop.${findLoss(connection)}`) : null}
    </ConfirmDialog>
  );
}

function findLoss({ otherApi, inUse }: Connection) {
  if (otherApi) return 'otherApi';
  return inUse ? 'inUse' : 'unused';
}
