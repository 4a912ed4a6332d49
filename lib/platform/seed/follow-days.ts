import type { Db } from '@/lib/server/db/database';
import { type Supervisor, supervise } from '@/lib/server/jobs/supervise';
import { addMissingDays } from './add-missing-days';

/**
 * Adds each day (UTC) to a seeded platform when it begins. Does nothing without a seed. Several processes may do so: a day
 * is added once. Close it before the database.
 */
export function followDays(
  db: Db,
  { now = () => new Date(), everyMs = 60_000 }: { now?: () => Date; everyMs?: number } = {},
): Supervisor {
  let added: string | undefined;
  return supervise(async () => {
    const today = now().toISOString().slice(0, 10);
    if (today === added) return;
    await addMissingDays(db, { today });
    added = today;
  }, everyMs);
}
