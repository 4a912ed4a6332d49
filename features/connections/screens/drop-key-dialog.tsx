'use client';

import { ConfirmMutation } from '@/components/feedback/confirm-mutation';
import { useDropKey } from '@/lib/client/connections';
import type { Connection } from '@/lib/gateway/connections/list-connections';
import { useLanguage } from '@/lib/language/use-language';
import { describeKey } from './describe-key';

type Props = { connection: Connection; onClose: () => void };

/** Says what is lost, and asks for confirmation. */
export function DropKeyDialog({ connection, onClose }: Props) {
  const { t } = useLanguage();
  return (
    <ConfirmMutation
      mutation={useDropKey()}
      input={connection.id}
      done={() => t('connections.drop.done')}
      onClose={onClose}
      title={t('connections.drop.title', { key: describeKey(connection) })}
      confirmLabel={t('connections.drop.confirm')}
    >
      {t(`connections.drop.${findLoss(connection)}`)}
    </ConfirmMutation>
  );
}

function findLoss({ otherApi, inUse }: Connection) {
  if (otherApi) return 'otherApi';
  return inUse ? 'inUse' : 'unused';
}
