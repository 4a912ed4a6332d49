import { createHash } from 'node:crypto';
import { Cron } from 'croner';
import { knownTimeZone } from '@/lib/base/time-zone';

/** Runs of different workspaces at one time start within this time, so that they do not meet. */
const spreadMs = 5 * 60_000;

/**
 * The first moment of a cron pattern after `now`, in an IANA time zone, or in UTC if this server does not know it. Null: off.
 * `spreadBy` delays it by up to five minutes, always the same for one text.
 */
export function nextRun(pattern: string | null, timeZone: string, now: Date, spreadBy?: string): Date {
  if (pattern === null) return neverRuns;
  const delay =
    spreadBy === undefined ? 0 : createHash('sha256').update(spreadBy).digest().readUInt32BE() % spreadMs;
  const next = new Cron(pattern, { timezone: knownTimeZone(timeZone) }).nextRun(
    new Date(now.getTime() - delay),
  );
  if (!next) throw new Error(`The pattern ${pattern} has no next run.`);
  return new Date(next.getTime() + delay);
}

/** The next run of work that is off. It still runs when somebody asks for it. */
export const neverRuns = new Date('9999-01-01T00:00:00.000Z');
