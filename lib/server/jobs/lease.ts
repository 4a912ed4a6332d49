import { type AnyColumn, sql } from 'drizzle-orm';

/** A lease expires after this long without a renewal. */
export const leaseSeconds = 10;

/** A moment after now. All times of leases are the database's. */
export const secondsFromNow = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;

/** `leaseUntil` of a lease that is taken or renewed now. */
export const leaseEnd = secondsFromNow(leaseSeconds);

/** `leaseUntil` of a lease whose holder is known to be dead. */
export const leaseOver = sql`now() - interval '1 second'`;

/**
 * A lease or plan after this moment was written by a clock that was ahead. Statements that waited for a lock have an older
 * `now()`, so there is room. Without parameters, so that statements can group by it.
 */
export const implausible = sql.raw("now() + interval '5 minutes'");

/**
 * Nobody holds the lease: it was never taken, was released, or its holder died or is about to learn that it lost it. A
 * lease that ends later than any can was taken while the clock was ahead; a living holder renews it within a second.
 */
export const isFree = (leaseUntil: AnyColumn) =>
  sql<boolean>`(${leaseUntil} IS NULL OR ${leaseUntil} < now() OR ${leaseUntil} > ${implausible})`;
