import { runAlerts } from '@/features/alerts/run-alerts';
import { alertsKind, evaluateSoon, planAlerts } from '@/features/alerts/schedule-alerts';
import { refreshWorkspace } from '@/features/refresh/refresh-workspace';
import { planRefreshes, refreshKind } from '@/features/refresh/schedule-refresh';
import { planSchedules, schedulesKind } from '@/features/schedules/plan-schedules';
import type { RunParts } from '@/features/schedules/run-parts';
import { runSchedules } from '@/features/schedules/run-schedules';
import { tellWeek } from '@/features/workspaces/week-mails';
import { tellEndings } from '@/lib/access/grants/grant-mails';
import { sharedNow } from '@/lib/base/clock';
import type { Syncs } from '@/lib/data/fetch/sync/syncs';
import type { Catalog } from '@/lib/data/store/workspace';
import { planOnce } from '@/lib/server/jobs/plan-once';
import { createScheduler } from '@/lib/server/jobs/scheduler';
import type { Supervisor } from '@/lib/server/jobs/supervise';
import { clearExpired, type MaintenanceParts } from './maintenance';

/** Refreshes at once in a process, so that many workspaces do not start together. */
const refreshesAtOnce = 2;
/** Workspaces whose alert rules are evaluated at once in a process. */
const alertsAtOnce = 2;
/** Workspaces whose scheduled reports are made at once in a process. */
const reportsAtOnce = 1;
/** When maintenance runs: at night, in UTC. */
const nightly = '17 3 * * *';
/** When members are told of grants that end soon, in UTC. */
const morning = '37 6 * * *';
/** When people are told of all their workspaces, in UTC. */
const mondays = '0 6 * * 1';
const nothingRead = { rows: 0, calls: 0, problem: null };

type Parts = MaintenanceParts & {
  syncs: Syncs;
  catalogFor: (workspaceId: string) => Catalog;
  workspaceOf: RunParts['workspaceOf'];
  /** Whether this server sends mail. */
  mailing: boolean;
  /** Sends what the work has stored. */
  outbox: Supervisor;
  onRun: Parameters<typeof createScheduler>[0]['onRun'];
};

/** Starts what the calendar asks for: refreshes, alerts, reports, mails about grants and workspaces, and deleting what has expired. */
export function startScheduler({
  syncs,
  catalogFor,
  workspaceOf,
  mailing,
  outbox,
  onRun,
  ...maintained
}: Parts): Supervisor {
  const { db } = maintained;
  return createScheduler({
    db,
    onRun,
    kinds: {
      [refreshKind]: {
        atOnce: refreshesAtOnce,
        prepare: () => planRefreshes(db, sharedNow()),
        run: async (workspaceId, signal) => {
          if (workspaceId === null) throw new Error('A refresh has a workspace.');
          const outcome = await refreshWorkspace({ catalog: catalogFor(workspaceId), syncs }, signal);
          await evaluateSoon(db, workspaceId);
          return outcome;
        },
      },
      [alertsKind]: {
        atOnce: alertsAtOnce,
        prepare: () => planAlerts(db, sharedNow()),
        run: async (workspaceId, signal) => {
          if (workspaceId === null) throw new Error('Alerts have a workspace.');
          const outcome = await runAlerts({ ...catalogFor(workspaceId), mailing }, signal);
          outbox.kick();
          return outcome;
        },
      },
      [schedulesKind]: {
        atOnce: reportsAtOnce,
        prepare: () => planSchedules(db, sharedNow()),
        run: async (workspaceId, signal) => {
          if (workspaceId === null) throw new Error('Reports have a workspace.');
          if (!mailing) return nothingRead;
          const outcome = await runSchedules({ db, workspaceId, workspaceOf, now: sharedNow }, signal);
          outbox.kick();
          return outcome;
        },
      },
      'grant-endings': {
        atOnce: 1,
        prepare: () => planOnce(db, 'grant-endings', morning),
        run: async () => {
          if (mailing) await tellEndings(db, sharedNow());
          outbox.kick();
          return nothingRead;
        },
      },
      'week-mails': {
        atOnce: 1,
        prepare: () => planOnce(db, 'week-mails', mondays),
        run: async () => {
          if (mailing) await tellWeek(db, sharedNow());
          outbox.kick();
          return nothingRead;
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
