import { and, eq, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Member } from '@/lib/access/member';
import { isTimeZone } from '@/lib/base/time-zone';
import { usualPerHour } from '@/lib/gateway/webhooks/webhook-shape';
import type { Db } from '@/lib/server/db/database';
import { timeOfDay } from '@/lib/server/jobs/time-of-day';
import { perHour } from './per-hour';
import { alertSettings } from './schema';

const quietHours = z
  .strictObject({
    from: timeOfDay,
    to: timeOfDay,
    timeZone: z
      .string()
      .max(64, { error: 'must have at most 64 characters' })
      .refine(isTimeZone, { error: 'must be a time zone such as Europe/Berlin' }),
  })
  .refine(({ from, to }) => from !== to, { error: 'must differ from the beginning', path: ['to'] });

/**
 * Body of PUT /api/alert-settings. `quiet`: hours in which nothing is sent to the member; null for none. `perHour`: mails per
 * hour, at most.
 */
export const alertSettingsSchema = z.strictObject({ quiet: quietHours.nullable(), perHour });
export type AlertSettings = z.output<typeof alertSettingsSchema>;

const usualSettings: AlertSettings = { quiet: null, perHour: usualPerHour };

type Ids = Pick<Member, 'workspaceId' | 'userId'>;

const ofMember = ({ workspaceId, userId }: Ids): SQL | undefined =>
  and(eq(alertSettings.workspaceId, workspaceId), eq(alertSettings.userId, userId));

/** When a member is told. */
export async function readSettings(db: Db, member: Ids): Promise<AlertSettings> {
  const [stored] = await db
    .select({ quiet: alertSettings.quiet, perHour: alertSettings.perHour })
    .from(alertSettings)
    .where(ofMember(member));
  return stored ?? usualSettings;
}

/** Stores when a member is told. What waits already keeps its time. */
export async function changeSettings(
  db: Db,
  { workspaceId, userId }: Ids,
  settings: AlertSettings,
): Promise<AlertSettings> {
  await db
    .insert(alertSettings)
    .values({ workspaceId, userId, ...settings })
    .onConflictDoUpdate({ target: [alertSettings.workspaceId, alertSettings.userId], set: settings });
  return settings;
}
