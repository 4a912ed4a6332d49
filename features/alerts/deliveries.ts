import { and, eq, exists, inArray, isNotNull, isNull, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { memberships } from '@/lib/server/accounts/schema';
import { isOfApiInUse } from '@/lib/server/db/api-in-use';
import type { Db } from '@/lib/server/db/database';
import { alertChannels } from '@/lib/server/webhooks/schema';
import { alertDeliveries, alertRules, alerts } from './schema';

const dayMs = 86_400_000;
/** A delivery that a process began to send this long ago has no outcome: the process died. A call takes less. */
const lostMs = 60_000;

/** Channels of a workspace for the API in use. */
export const channelsOf = (workspaceId: string): SQL | undefined =>
  and(eq(alertChannels.workspaceId, workspaceId), isOfApiInUse(alertChannels.api));

/** Deliveries to channels of a workspace. */
export const deliveriesOf = (db: Db, workspaceId: string): SQL | undefined =>
  inArray(
    alertDeliveries.channelId,
    db.select({ id: alertChannels.id }).from(alertChannels).where(channelsOf(workspaceId)),
  );

/** Adds a delivery that waits. `alertId` null: a test. Returns its id. */
export async function addDelivery(
  db: Db,
  { channelId, alertId, at }: { channelId: string; alertId: string | null; at: Date },
): Promise<string> {
  const [added] = await db
    .insert(alertDeliveries)
    .values({ channelId, alertId, createdAt: at, nextAt: at, givenUpAt: lastAttempt(at) })
    .returning({ id: alertDeliveries.id });
  if (!added) throw new Error('The delivery was not stored.');
  return added.id;
}

/** The last moment to try what is first sent at a moment. */
export const lastAttempt = (at: Date): Date => new Date(at.getTime() + dayMs);

const isLost = (now: Date) =>
  and(eq(alertDeliveries.state, 'sending'), lt(alertDeliveries.sentAt, new Date(now.getTime() - lostMs)));

/** Deliveries that are due. Tests are not: a test is sent once, by the request that makes it. */
export const isDue = (now: Date): SQL | undefined =>
  and(
    isNotNull(alertDeliveries.alertId),
    or(and(eq(alertDeliveries.state, 'waiting'), lte(alertDeliveries.nextAt, now)), isLost(now)),
  );

/** Deliveries that no process is sending. */
export const isIdle = (now: Date): SQL | undefined => or(ne(alertDeliveries.state, 'sending'), isLost(now));

export type ClaimedDelivery = Awaited<ReturnType<typeof claimDelivery>> & {};

/** Takes the oldest of these deliveries, for one process at a time. `again`: as if it were new. */
export async function claimDelivery(
  db: Db,
  which: SQL | undefined,
  { now, again }: { now: Date; again: boolean },
) {
  const next = db
    .select({ id: alertDeliveries.id })
    .from(alertDeliveries)
    .where(which)
    .orderBy(alertDeliveries.createdAt, alertDeliveries.id)
    .limit(1)
    .for('update', { skipLocked: true });
  const [taken] = await db
    .update(alertDeliveries)
    .set({
      ...{ state: 'sending', sentAt: now },
      ...(again
        ? { attempts: 1, givenUpAt: lastAttempt(now) }
        : { attempts: sql`${alertDeliveries.attempts} + 1` }),
    })
    .where(inArray(alertDeliveries.id, next))
    .returning({ id: alertDeliveries.id });
  if (!taken) return undefined;
  const ofOwner = and(
    eq(memberships.workspaceId, alertRules.workspaceId),
    eq(memberships.userId, alertRules.userId),
  );
  const [row] = await db
    .select({
      delivery: alertDeliveries,
      channel: alertChannels,
      alert: alerts,
      rule: alertRules,
      role: memberships.role,
    })
    .from(alertDeliveries)
    .innerJoin(alertChannels, eq(alertChannels.id, alertDeliveries.channelId))
    .leftJoin(alerts, eq(alerts.id, alertDeliveries.alertId))
    .leftJoin(alertRules, eq(alertRules.id, alerts.ruleId))
    .leftJoin(memberships, ofOwner)
    .where(eq(alertDeliveries.id, taken.id));
  return row;
}

/** Gives up what was not sent in time, or waits for a channel that is disabled. */
export async function settleOldDeliveries(db: Db, workspaceId: string, now: Date): Promise<void> {
  const own = deliveriesOf(db, workspaceId);
  const waits = eq(alertDeliveries.state, 'waiting');
  const isDisabled = exists(
    db
      .select({ one: sql`1` })
      .from(alertChannels)
      .where(and(eq(alertChannels.id, alertDeliveries.channelId), isNotNull(alertChannels.disabled))),
  );
  await db
    .update(alertDeliveries)
    .set({ state: 'failed', status: null, problem: 'disabled' })
    .where(and(own, waits, isDisabled));
  const isOver = or(lt(alertDeliveries.givenUpAt, now), and(isLost(now), isNull(alertDeliveries.alertId)));
  await db
    .update(alertDeliveries)
    .set({
      state: 'failed',
      problem: sql`CASE WHEN ${alertDeliveries.status} IS NULL THEN coalesce(${alertDeliveries.problem}, 'lost') END`,
    })
    .where(and(own, or(waits, isLost(now)), isOver));
}
