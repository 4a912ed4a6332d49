import { type AnyColumn, and, gt, lte, type SQL } from 'drizzle-orm';
import { latestStored } from '@/lib/base/clock';

/**
 * Whether something that lives for `lifeMs` has not expired. One that expires later than it could was created while the
 * clock was ahead, and must not live longer for that.
 */
export const isWithinLife = (expiresAt: AnyColumn, lifeMs: number, now: Date): SQL | undefined =>
  and(gt(expiresAt, now), lte(expiresAt, new Date(latestStored(now).getTime() + lifeMs)));
