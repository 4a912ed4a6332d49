import { route } from '@/app/_server/route';
import { takeRelative } from '@/lib/data/ranges/relative-query';
import { streamProgress } from '@/lib/data/sync/stream-progress';
import { startSyncSchema, syncQuerySchema } from '@/lib/data/sync/sync-query';
import { findMember } from '@/lib/server/accounts/find-member';
import { may } from '@/lib/server/accounts/member';

/** GET /api/ledger/sync: progress as server-sent events, until no sync runs or the session ends. */
export const GET = route(
  { allow: 'view', query: syncQuerySchema },
  ({ member, db, query, signal }, { syncs, streams }) =>
    streamProgress(() => syncs.watch(member.workspaceId, query.sources), {
      signal,
      release: streams.take(member),
      mayWatch: async () => {
        const now = await findMember(db, member.sessionId);
        return now?.workspaceId === member.workspaceId && may(now.role, 'view');
      },
    }),
);

/** POST /api/ledger/sync: starts a sync or joins a running one. */
export const POST = route(
  { allow: 'view', query: takeRelative(startSyncSchema) },
  ({ member, query }, { syncs }) => {
    const { sources, from, to, force } = query;
    return syncs.start(member.workspaceId, { sources, range: { from, to }, force: force === 'true' });
  },
);

/** DELETE /api/ledger/sync: cancels a sync. Stored rows stay. */
export const DELETE = route({ allow: 'view', query: syncQuerySchema }, ({ member, query }, { syncs }) =>
  syncs.cancel(member.workspaceId, query.sources),
);
