'use client';

import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { useSwitchKey } from '@/lib/client/connections';
import { useLanguage } from '@/lib/language/use-language';
import type { Connection } from '@/lib/server/connections/list-connections';
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
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-2">
          <code className="font-mono text-sm font-medium">{name}</code>
          <Standing connection={connection} />
        </p>
        {connection.otherApi ? (
          <p className="text-xs text-muted">{t('connections.otherApi')}</p>
        ) : (
          <ConnectionHealth connection={connection} />
        )}
        {switchKey.error ? (
          <p role="alert" className="text-xs text-negative">
            {switchKey.error.message}
          </p>
        ) : null}
      </div>
      {locked ? null : (
        <div className="flex flex-wrap gap-2">
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
            <Button size="sm" onClick={onEnter} aria-label={t('connections.enterAgainNamed', { key: name })}>
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
        </div>
      )}
    </li>
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
