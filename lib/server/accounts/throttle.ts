import { createHash } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible';
import { clockSkewMs } from '@/lib/base/clock';
import { Failure } from '@/lib/base/failure';
import type { Db } from '@/lib/server/db/database';
import { throttles } from '@/lib/server/identity/schema';

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

/** Counts an attempt in the database, shared by all instances. Throws Failure `throttled`. */
export async function countAttempt(db: Db, name: ThrottleName, subject: string): Promise<void> {
  const counter = limiter(db, name);
  const longest = new Date(Date.now() + limits[name].duration * 1000 + clockSkewMs);
  // Counted while the clock was ahead: it would lock the subject out until then.
  await db
    .delete(throttles)
    .where(and(eq(throttles.key, counter.getKey(digest(subject))), gt(throttles.expire, longest)));
  try {
    await counter.consume(digest(subject));
  } catch (cause) {
    if (!(cause instanceof RateLimiterRes)) throw cause;
    const retryAfter = Math.ceil(cause.msBeforeNext / 1000);
    const minutes = Math.ceil(retryAfter / 60);
    const message =
      minutes === 1
        ? 'Too many attempts. Try again in 1 minute.'
        : `Too many attempts. Try again in ${minutes} minutes.`;
    throw new Failure('throttled', message, { retryAfter });
  }
}

function limiter(db: Db, name: ThrottleName): RateLimiterDrizzle {
  return new RateLimiterDrizzle({
    ...limits[name],
    storeClient: db,
    schema: throttles,
    keyPrefix: name,
    clearExpiredByTimeout: false,
  });
}

/** Takes back one attempt, for limits that count only failures. */
export async function returnAttempt(db: Db, name: ThrottleName, subject: string): Promise<void> {
  await limiter(db, name).reward(digest(subject));
}

/** The table stores neither e-mails nor addresses. */
function digest(subject: string): string {
  return createHash('sha256').update(subject).digest('base64url');
}
