import { Instant } from '@/components/feedback/instant';
import type { Connection } from '@/lib/connections/list-connections';

/** When the API last took the key, and whether it has refused it since. */
export function ConnectionHealth({ connection }: { connection: Connection }) {
  const { lastSuccessAt, lastRefusedAt, createdAt, createdBy, provisioned } = connection;
  const refused = lastRefusedAt !== null && (lastSuccessAt === null || lastRefusedAt > lastSuccessAt);
  return (
    <p className="flex flex-wrap gap-x-3 text-xs text-muted">
      {refused ? (
        <span className="font-medium text-negative">
          Refused by the API <Instant at={lastRefusedAt} />
        </span>
      ) : null}
      <span>
        {lastSuccessAt ? (
          <>
            Last worked <Instant at={lastSuccessAt} />
          </>
        ) : (
          'Not used yet'
        )}
      </span>
      <span>
        Added <Instant at={createdAt} />
        {provisioned ? ' at start' : createdBy ? ` by ${createdBy}` : ''}
      </span>
    </p>
  );
}
