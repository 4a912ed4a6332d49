'use client';

import { Instant } from '@/components/feedback/instant';
import type { Connection } from '@/lib/gateway/connections/list-connections';
import { useLanguage } from '@/lib/language/use-language';

/** When the API last accepted the key, and whether it has rejected it since. */
export function ConnectionHealth({ connection }: { connection: Connection }) {
  const { t } = useLanguage();
  const { lastSuccessAt, lastRefusedAt, createdAt, createdBy, provisioned } = connection;
  const refused = lastRefusedAt !== null && (lastSuccessAt === null || lastRefusedAt > lastSuccessAt);
  const when = () => <Instant at={createdAt} />;
  const describeOrigin = () => {
    if (provisioned) return t.rich('connections.health.addedAtStart', { when });
    if (createdBy) return t.rich('connections.health.addedBy', { when, name: createdBy });
    return t.rich('connections.health.added', { when });
  };
  return (
    <p className="flex flex-wrap gap-x-3 text-xs text-muted">
      {refused ? (
        <span className="font-medium text-negative">
          {t.rich('connections.health.refused', { when: () => <Instant at={lastRefusedAt} /> })}
        </span>
      ) : null}
      <span>
        {lastSuccessAt
          ? t.rich('connections.health.worked', { when: () => <Instant at={lastSuccessAt} /> })
          : t('connections.health.unused')}
      </span>
      <span>{describeOrigin()}</span>
    </p>
  );
}
