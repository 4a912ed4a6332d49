import { createHash } from 'node:crypto';
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible';
import type { Db } from '@/lib/db/database';
import { Failure } from '@/lib/failure';
import { throttles } from './schema';

const quarterHour = 15 * 60;

/**
 * Attempts allowed in so many seconds. None counts by person alone: a stranger could use up such an allowance and keep
 * the person out.
 */
const limits = {
  /** Wrong passwords from one network, whoever they are for. */
  network: { points: 100, duration: quarterHour },
  /** Wrong passwords for one person from one network. */
  account: { points: 10, duration: quarterHour },
  /** Wrong passwords for one person from a device that they signed in on before. */
  device: { points: 10, duration: quarterHour },
  /** Wrong current passwords of a person who is signed in. */
  password: { points: 10, duration: quarterHour },
  signUp: { points: 60, duration: 60 * 60 },
  /** Workspaces that one person makes. */
  workspace: { points: 20, duration: 60 * 60 },
  /** Links to reset a password that were opened with a new one. */
  reset: { points: 60, duration: 60 * 60 },
  /** Trial keys created from one network. */
  trialKey: { points: 30, duration: 60 * 60 },
  demo: { points: 600, duration: quarterHour },
} as const;

export type ThrottleName = keyof typeof limits;

/** Counts an attempt, in the database so that every instance counts together. Throws Failure `throttled`. */
export async function countAttempt(db: Db, name: ThrottleName, subject: string): Promise<void> {
  try {
    await limiter(db, name).consume(digest(subject));
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

/** Takes one attempt back, where only those that fail should count. */
export async function returnAttempt(db: Db, name: ThrottleName, subject: string): Promise<void> {
  await limiter(db, name).reward(digest(subject));
}

/** The table holds neither e-mails nor addresses. */
function digest(subject: string): string {
  return createHash('sha256').update(subject).digest('base64url');
}
