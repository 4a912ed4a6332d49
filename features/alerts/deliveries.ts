import {
  and,
  desc,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { memberships } from '@/lib/server/accounts/schema';
import { isOfApiInUse } from '@/lib/server/db/api-in-use';
import type { Db } from '@/lib/server/db/database';
import { alertChannels } from '@/lib/server/webhooks/schema';
import { alertDeliveries, alertRules, alerts } from './schema';

const dayMs = 86_400_000;
/** A delivery that a process began to send this long ago has no outcome: the process died. A call takes less. */
const lostMs = 60_000;
const hourMs = 3_600_000;
/** Deliveries that one message contains, at most. */
const inOneMessage = 50;

/** Channels of a workspace for the API in use. */
export const channelsOf = (workspaceId: string): SQL | undefined =>
  and(eq(alertChannels.workspaceId, workspaceId), isOfApiInUse(alertChannels.api));

/** Deliveries to channels of a workspace. */
export const deliveriesOf = (db: Db, workspaceId: string): SQL | undefined =>
  inArray(
    alertDeliveries.channelId,
    db.select({ id: alertChannels.id }).from(alertChannels).where(channelsOf(workspaceId)),
  );

type NewDelivery = {
  channelId: string;
  /** Null: a test. */
  alertId: string | null;
  createdAt: Date;
  /** When it may be sent. */
  at: Date;
};

/** Adds a delivery that waits. Returns its id. */
export async function addDelivery(db: Db, { at, ...delivery }: NewDelivery): Promise<string> {
  const [added] = await db
    .insert(alertDeliveries)
    .values({ ...delivery, nextAt: at, givenUpAt: lastAttempt(at) })
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
    ...[isNotNull(alertDeliveries.alertId), isNull(alertDeliveries.sentIn)],
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
        ? { attempts: 1, givenUpAt: lastAttempt(now), sentIn: null }
        : { attempts: sql`${alertDeliveries.attempts} + 1` }),
    })
    .where(inArray(alertDeliveries.id, next))
    .returning({ id: alertDeliveries.id });
  if (!taken) return undefined;
  const [own, ...others] = await readClaimed(db, taken.id);
  return own && { ...own, others };
}

/** A delivery with what it says, and then those that its message contains. */
function readClaimed(db: Db, id: string) {
  const ofOwner = and(
    eq(memberships.workspaceId, alertRules.workspaceId),
    eq(memberships.userId, alertRules.userId),
  );
  return db
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
    .where(or(eq(alertDeliveries.id, id), eq(alertDeliveries.sentIn, id)))
    .orderBy(desc(eq(alertDeliveries.id, id)), alertDeliveries.createdAt, alertDeliveries.id);
}

/**
 * Decides how many messages a chat gets: if more deliveries are due than it may get in this hour, one message takes all of
 * them. False if it may get none now.
 */
export async function joinDeliveries(
  db: Db,
  { id, shape, perHour }: Pick<typeof alertChannels.$inferSelect, 'id' | 'shape' | 'perHour'>,
  now: Date,
): Promise<boolean> {
  // A program gets each alert.
  if (shape === 'webhook') return true;
  const ofChannel = eq(alertDeliveries.channelId, id);
  const isSent = and(
    ...[ofChannel, isNotNull(alertDeliveries.alertId), isNull(alertDeliveries.sentIn)],
    ...[ne(alertDeliveries.state, 'waiting'), gt(alertDeliveries.sentAt, new Date(now.getTime() - hourMs))],
  );
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ id: alertDeliveries.id, attempts: alertDeliveries.attempts })
      .from(alertDeliveries)
      .where(and(ofChannel, isDue(now)))
      .orderBy(alertDeliveries.createdAt, alertDeliveries.id)
      .limit(inOneMessage)
      .for('update', { skipLocked: true });
    const room = perHour - (await tx.$count(alertDeliveries, isSent));
    const [first, ...others] = due;
    if (!first || room < 1) return false;
    // What was tried stays what it was.
    if (first.attempts > 0 || others.length < room) return true;
    const joined = others.filter(({ attempts }) => attempts === 0).map((delivery) => delivery.id);
    await tx.update(alertDeliveries).set({ sentIn: first.id }).where(inArray(alertDeliveries.id, joined));
    return true;
  });
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
