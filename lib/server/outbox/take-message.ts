import { and, asc, eq, gt, inArray, isNull, lt, lte, ne, not, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { latestStored } from '@/lib/base/clock';
import { apiInUse } from '@/lib/server/db/api-in-use';
import type { Db, Transaction } from '@/lib/server/db/database';
import { isFree, secondsFromNow } from '@/lib/server/jobs/lease';
import { type Message, messages } from './schema';

const hourMs = 3_600_000;
/** Making a message takes less. After this, another process makes it. */
const madeWithinSeconds = 120;
/** Sending takes less. A message that is not settled after this is lost: its process died. */
const lostSeconds = 60;
/** Messages that one contains, at most. */
const inOne = 50;

const later = (now: Date, ms: number) => new Date(now.getTime() + ms);

/** A message that this process holds, and those that it contains. */
export type Held = { message: Message; parts: Message[] };

/** Messages that no process makes or sends. */
const isIdle = isFree(messages.heldUntil);

const isDue = (now: Date): SQL | undefined =>
  and(
    ...[eq(messages.state, 'waiting'), isNull(messages.sentIn), lte(messages.nextAt, now), isIdle],
    or(isNull(messages.api), eq(messages.api, apiInUse)),
  );

/** The kinds that have a message to send. */
export async function listDueKinds(db: Db, now: Date): Promise<string[]> {
  const rows = await db.selectDistinct({ kind: messages.kind }).from(messages).where(isDue(now));
  return rows.map(({ kind }) => kind);
}

type Turn = {
  kind: string;
  now: Date;
  /** Messages of one workspace that are held at once. */
  mostOfOne: number;
  /** Messages per hour to the destination of a message; null for no limit. */
  perHour: (db: Db, message: Message) => Promise<number | null>;
};

/**
 * Takes the next message of a kind: of the workspace that holds the fewest and was served longest ago, to a destination that
 * gets none now. If more wait for the destination than it may get in this hour, the message contains them all.
 */
export async function takeMessage(db: Db, turn: Turn): Promise<Held | undefined> {
  for (;;) {
    const taken = await db.transaction(async (tx) => {
      // Two processes must not both take what one destination may get.
      await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${`messages ${turn.kind}`}))`);
      const message = await findNext(tx, turn);
      if (!message) return undefined;
      if (!(await fitIn(tx, message, turn))) return null;
      return hold(tx, message.id, {});
    });
    if (taken !== null) return taken;
  }
}

async function findNext(tx: Transaction, { kind, now, mostOfOne }: Turn): Promise<Message | undefined> {
  const { workspaceId, destination, createdAt, id } = messages;
  const isHeld = and(eq(messages.kind, kind), inArray(messages.state, ['waiting', 'sending']), not(isIdle));
  const held = tx.$with('held').as(tx.select({ workspaceId, destination }).from(messages).where(isHeld));
  const isFree = sql`${destination} NOT IN (SELECT ${held.destination} FROM ${held})`;
  const oldest = tx.$with('oldest').as(
    tx
      .selectDistinctOn([workspaceId], { id, workspaceId, createdAt })
      .from(messages)
      .where(and(eq(messages.kind, kind), isDue(now), isFree))
      .orderBy(workspaceId, createdAt, id),
  );
  const holds = sql`(SELECT count(*) FROM ${held} WHERE ${held.workspaceId} = ${oldest.workspaceId})`;
  const served = sql`(SELECT max(served.sent_at) FROM ${messages} AS served
    WHERE served.workspace_id = ${oldest.workspaceId} AND served.kind = ${kind})`;
  const [next] = await tx
    .with(held, oldest)
    .select({ id: oldest.id })
    .from(oldest)
    .where(sql`${holds} < ${mostOfOne}`)
    .orderBy(holds, sql`${served} NULLS FIRST`, oldest.createdAt, oldest.id)
    .limit(1);
  if (!next) return undefined;
  const [message] = await tx.select().from(messages).where(eq(messages.id, next.id));
  return message;
}

/** False if the destination may get no more in this hour; its messages then wait until it may. */
async function fitIn(tx: Transaction, message: Message, { kind, now, perHour }: Turn): Promise<boolean> {
  const most = await perHour(tx, message);
  if (most === null) return true;
  const ofDestination = and(eq(messages.kind, kind), eq(messages.destination, message.destination));
  const sent = await tx
    .select({ sentAt: messages.sentAt })
    .from(messages)
    .where(
      and(
        ...[ofDestination, isNull(messages.sentIn), ne(messages.state, 'waiting')],
        gt(messages.sentAt, later(now, -hourMs)),
        lte(messages.sentAt, latestStored(now)),
      ),
    )
    .orderBy(asc(messages.sentAt));
  const room = most - sent.length;
  if (room < 1) {
    // The first of those that leave room for one when they are an hour old.
    const nextAt = later(sent[-room]?.sentAt ?? now, hourMs);
    await tx
      .update(messages)
      .set({ nextAt })
      .where(and(ofDestination, isDue(now)));
    return false;
  }
  // What was tried stays what it was.
  if (message.attempts > 0) return true;
  const others = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(and(ofDestination, isDue(now), ne(messages.id, message.id), eq(messages.attempts, 0)))
    .orderBy(messages.createdAt, messages.id)
    .limit(inOne - 1);
  if (others.length >= room) {
    const ids = others.map(({ id }) => id);
    await tx.update(messages).set({ sentIn: message.id }).where(inArray(messages.id, ids));
  }
  return true;
}

async function hold(
  db: Db,
  id: string,
  changes: Partial<typeof messages.$inferInsert>,
): Promise<Held | undefined> {
  const [message] = await db
    .update(messages)
    .set({ ...changes, heldUntil: secondsFromNow(madeWithinSeconds), fence: sql`${messages.fence} + 1` })
    .where(and(eq(messages.id, id), isIdle))
    .returning();
  if (!message) return undefined;
  const parts = await db
    .select()
    .from(messages)
    .where(eq(messages.sentIn, id))
    .orderBy(messages.createdAt, messages.id);
  return { message, parts };
}

/** Takes a message as if it were new, whatever became of it. Undefined while another process has it. */
export const takeAgain = (db: Db, id: string, givenUpAt: Date, now: Date): Promise<Held | undefined> =>
  hold(db, id, { state: 'waiting', attempts: 0, sentIn: null, nextAt: now, givenUpAt });

/** A message that is still held as it was taken. `fence`: another process may have taken it meanwhile. */
const isHeldAs = ({ id, fence }: Message, state: 'waiting' | 'sending') =>
  and(eq(messages.id, id), eq(messages.state, state), eq(messages.fence, fence));

/** Begins to send a held message. False if another process has taken it: then it must not be sent. */
export async function beginSending(
  db: Db,
  { message }: Held,
  secretDigest: string,
  now: Date,
): Promise<boolean> {
  const began = { state: 'sending' as const, sentAt: now, heldUntil: secondsFromNow(lostSeconds) };
  return db.transaction(async (tx) => {
    const claimed = await tx
      .update(messages)
      .set({ ...began, secretDigest, attempts: sql`${messages.attempts} + 1` })
      .where(isHeldAs(message, 'waiting'))
      .returning({ id: messages.id });
    if (claimed.length === 0) return false;
    await tx.update(messages).set(began).where(eq(messages.sentIn, message.id));
    return true;
  });
}

type Ending = Partial<Pick<Message, 'state' | 'status' | 'problem' | 'nextAt'>>;

/** Stores what became of a held message. False if it was lost meanwhile: it then stays as it is. */
export async function endHold(
  db: Db,
  { message }: Held,
  from: 'waiting' | 'sending',
  ending: Ending,
): Promise<boolean> {
  const ended = await db
    .update(messages)
    .set({ ...ending, heldUntil: null })
    .where(isHeldAs(message, from))
    .returning({ id: messages.id });
  if (ended.length === 0) return false;
  await db
    .update(messages)
    .set({ ...ending, heldUntil: null })
    .where(eq(messages.sentIn, message.id));
  return true;
}

/** Has what waits for a destination wait longer, such as while it does not answer. */
export async function rest(db: Db, { kind, destination }: Message, until: Date): Promise<void> {
  await db
    .update(messages)
    .set({ nextAt: until })
    .where(
      and(
        ...[eq(messages.kind, kind), eq(messages.destination, destination), eq(messages.state, 'waiting')],
        lt(messages.nextAt, until),
      ),
    );
}

/**
 * Settles messages of dead processes: mails are not sent again, webhooks are, with the same id. Expires old messages, and moves
 * those from a fast clock to now.
 */
export async function settleOld(db: Db, now: Date): Promise<void> {
  const { createdAt, nextAt, givenUpAt } = messages;
  const moved = (moment: PgColumn) => sql`${moment} - (${createdAt} - ${now.toISOString()}::timestamptz)`;
  await db
    .update(messages)
    .set({ createdAt: now, nextAt: moved(nextAt), givenUpAt: moved(givenUpAt) })
    .where(and(eq(messages.state, 'waiting'), gt(createdAt, latestStored(now))));
  const isLost = and(eq(messages.state, 'sending'), isIdle);
  await db
    .update(messages)
    .set({ heldUntil: null, state: 'unknown', problem: 'lost' })
    .where(and(isLost, eq(messages.transport, 'mail')));
  await db
    .update(messages)
    .set({ heldUntil: null, state: 'waiting', nextAt: now })
    .where(and(isLost, eq(messages.transport, 'webhook')));
  await db
    .update(messages)
    .set({
      state: 'failed',
      problem: sql`CASE WHEN ${messages.status} IS NULL THEN coalesce(${messages.problem}, 'lost') END`,
    })
    .where(and(eq(messages.state, 'waiting'), lt(givenUpAt, now), isIdle));
}
