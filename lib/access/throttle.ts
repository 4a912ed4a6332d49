import { createHash } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import { clockSkewMs } from '@/lib/base/clock';
import { Failure } from '@/lib/base/failure';
import type { Db } from '@/lib/server/db/database';
import { throttles } from '@/lib/server/identity/schema';
import { secondsFromNow } from '@/lib/server/jobs/lease';

const quarterHour = 15 * 60;

/**
 * Allowed attempts per time window in seconds. No limit of sign-in counts by person alone, because strangers could use it
 * up and lock the person out.
 */
const limits = {
  /** Wrong passwords from one network, for any person. */
  network: { points: 100, duration: quarterHour },
  /** Wrong passwords for one person from one network. */
  account: { points: 10, duration: quarterHour },
  /** Wrong passwords for one person from a known device. */
  device: { points: 10, duration: quarterHour },
  /** Wrong current passwords of a signed-in person. */
  password: { points: 10, duration: quarterHour },
  /** Wrong passwords for one shared page from one network. */
  share: { points: 10, duration: quarterHour },
  /** Wrong second factors from one network, for any person. */
  factorNetwork: { points: 100, duration: quarterHour },
  /**
   * Wrong second factors for one person, from all browsers that are not known devices. Only someone with the password
   * gets here, so that strangers cannot use it up.
   */
  factor: { points: 10, duration: quarterHour },
  /** Wrong second factors for one person from a known device. */
  factorDevice: { points: 10, duration: quarterHour },
  /** Wrong second factors of a signed-in person. */
  confirmation: { points: 10, duration: quarterHour },
  signUp: { points: 60, duration: 60 * 60 },
  /** Workspaces that one person creates. */
  workspace: { points: 20, duration: 60 * 60 },
  /** Password resets from one network. */
  reset: { points: 60, duration: 60 * 60 },
  /** Mails with a reset link that one network asks for. */
  resetRequest: { points: 20, duration: 60 * 60 },
  /** Mails with a reset link to one address. The newest link works, so nobody is locked out. */
  resetMail: { points: 3, duration: 60 * 60 },
  /** Invitations that one person sends by mail. */
  invitationMail: { points: 30, duration: 60 * 60 },
  /** Test mails of one person. */
  testMail: { points: 5, duration: quarterHour },
  /** Mails that one person has ask addresses outside to confirm. */
  confirmMail: { points: 30, duration: 60 * 60 },
  /** Reports that one person has sent by hand. */
  reportMail: { points: 20, duration: 60 * 60 },
  /** Tests and repeated messages that one person sends to channels of alerts. */
  testWebhook: { points: 30, duration: quarterHour },
  /** Trial keys created from one network. */
  trialKey: { points: 30, duration: 60 * 60 },
  demo: { points: 600, duration: quarterHour },
} as const;

export type ThrottleName = keyof typeof limits;

/** Counts an attempt in the database, shared by all instances, by its clock. Throws Failure `throttled`. */
export async function countAttempt(db: Db, name: ThrottleName, subject: string): Promise<void> {
  const { points, duration } = limits[name];
  const end = secondsFromNow(duration);
  const longest = secondsFromNow(duration + clockSkewMs / 1000);
  const { expire } = throttles;
  // A count that ends too late was made by a clock that was ahead. It would lock the subject out until then.
  const isOver = sql`(${expire} <= now() OR ${expire} > ${longest})`;
  const [counted] = await db
    .insert(throttles)
    .values({ key: keyOf(name, subject), points: 1, expire: end })
    .onConflictDoUpdate({
      target: throttles.key,
      set: {
        points: sql`CASE WHEN ${isOver} THEN 1 ELSE ${throttles.points} + 1 END`,
        expire: sql`CASE WHEN ${isOver} THEN ${end} ELSE ${expire} END`,
      },
    })
    .returning({
      points: throttles.points,
      seconds: sql<number>`ceil(extract(epoch from ${expire} - now()))::int`,
    });
  if (!counted || counted.points <= points) return;
  const retryAfter = counted.seconds;
  const minutes = Math.ceil(retryAfter / 60);
  const message =
    minutes === 1
      ? 'Too many attempts. Try again in 1 minute.'
      : `Too many attempts. Try again in ${minutes} minutes.`;
  throw new Failure('throttled', message, { retryAfter });
}

/** Takes back one attempt, for limits that count only failures. */
export async function returnAttempt(db: Db, name: ThrottleName, subject: string): Promise<void> {
  await db
    .update(throttles)
    .set({ points: sql`${throttles.points} - 1` })
    .where(and(eq(throttles.key, keyOf(name, subject)), gt(throttles.points, 0)));
}

const keyOf = (name: ThrottleName, subject: string) => `${name}:${digest(subject)}`;

/** The table stores neither e-mails nor addresses. */
function digest(subject: string): string {
  return createHash('sha256').update(subject).digest('base64url');
}
