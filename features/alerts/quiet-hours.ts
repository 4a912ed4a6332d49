import { nextRun } from '@/lib/server/jobs/next-run';

/** Hours in which nothing is sent: times such as 22:00 in an IANA time zone. They may pass midnight. */
export type QuietHours = { from: string; to: string; timeZone: string };

/** When something may be sent: now, or at the end of the quiet hours. */
export function findSendTime(quiet: QuietHours | null, now: Date): Date {
  if (!quiet) return now;
  const next = (time: string) => {
    const [hour, minute] = time.split(':').map(Number);
    return nextRun(`${minute} ${hour} * * *`, quiet.timeZone, now);
  };
  const end = next(quiet.to);
  // Within quiet hours, their end comes before their next beginning.
  return end < next(quiet.from) ? end : now;
}
