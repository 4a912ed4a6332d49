import { refreshWorkspace } from '@/features/refresh/refresh-workspace';
import { planRefreshes, refreshKind } from '@/features/refresh/schedule-refresh';
import type { Reader } from '@/lib/data/lists/read-list';
import type { Syncs } from '@/lib/data/sync/syncs';
import { planOnce } from '@/lib/server/jobs/plan-once';
import { createScheduler } from '@/lib/server/jobs/scheduler';
import type { Supervisor } from '@/lib/server/jobs/supervise';
import { clearExpired, type MaintenanceParts } from './maintenance';

/** Refreshes at once in a process, so that many workspaces do not start together. */
const refreshesAtOnce = 2;
/** When maintenance runs: at night, in UTC. */
const nightly = '17 3 * * *';
const nothingRead = { rows: 0, calls: 0, problem: null };

type Parts = MaintenanceParts & { syncs: Syncs; readerOf: (workspaceId: string) => Reader };

/** Starts the work that the calendar asks for: refreshes of workspaces, and clearing away what has expired. */
export function startScheduler({ syncs, readerOf, ...maintained }: Parts): Supervisor {
  const { db } = maintained;
  return createScheduler({
    db,
    kinds: {
      [refreshKind]: {
        atOnce: refreshesAtOnce,
        prepare: () => planRefreshes(db, new Date()),
        run: async (workspaceId, signal) => {
          if (workspaceId === null) throw new Error('A refresh has a workspace.');
          return refreshWorkspace({ reader: readerOf(workspaceId), syncs }, signal);
        },
      },
      maintenance: {
        atOnce: 1,
        prepare: () => planOnce(db, 'maintenance', nightly),
        run: async () => {
          await clearExpired(maintained);
          return nothingRead;
        },
      },
    },
  });
}
