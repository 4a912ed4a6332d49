'use client';

import { ActionRow } from '@/components/feedback/action-row';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { useSwitchKey } from '@/lib/client/connections';
import type { Connection } from '@/lib/gateway/connections/list-connections';
import { useLanguage } from '@/lib/language/use-language';
import { ConnectionHealth } from './connection-health';
import { describeKey } from './describe-key';

type Props = {
  connection: Connection;
  locked: boolean;
  canSwitch: boolean;
  onEnter: () => void;
  onReplace: () => void;
  onDrop: () => void;
};

export function ConnectionRow({ connection, locked, canSwitch, onEnter, onReplace, onDrop }: Props) {
  const { t } = useLanguage();
  const switchKey = useSwitchKey();
  const name = describeKey(connection);
  return (
    <ActionRow
      title={
        <>
          <code className="font-mono">{name}</code>
          <Standing connection={connection} />
        </>
      }
      problem={switchKey.error?.message}
      actions={
        locked ? null : (
          <>
            {canSwitch && !connection.inUse && !connection.otherApi ? (
              <Button
                size="sm"
                pending={switchKey.isPending}
                onClick={() => switchKey.mutate(connection.id)}
                aria-label={t('connections.useNamed', { key: name })}
              >
                {t('connections.use')}
              </Button>
            ) : null}
            {connection.otherApi ? (
              <Button
                size="sm"
                onClick={onEnter}
                aria-label={t('connections.enterAgainNamed', { key: name })}
              >
                {t('connections.enterAgain')}
              </Button>
            ) : (
              <Button size="sm" onClick={onReplace} aria-label={t('connections.replaceNamed', { key: name })}>
                {t('connections.replace')}
              </Button>
            )}
            <Button
              size="sm"
              variant="ghost"
              onClick={onDrop}
              aria-label={t('connections.removeNamed', { key: name })}
            >
              {t('ui.remove')}
            </Button>
          </>
        )
      }
    >
      {connection.otherApi ? (
        <p className="text-xs text-muted">{t('connections.otherApi')}</p>
      ) : (
        <ConnectionHealth connection={connection} />
      )}
    </ActionRow>
  );
}

function Standing({ connection: { otherApi, inUse } }: { connection: Connection }) {
  const { t } = useLanguage();
  if (otherApi) return <Badge tone="warning">{t('connections.states.otherApi')}</Badge>;
  return inUse ? (
    <Badge tone="accent">{t('connections.states.inUse')}</Badge>
  ) : (
    <Badge>{t('connections.states.notInUse')}</Badge>
  );
}
