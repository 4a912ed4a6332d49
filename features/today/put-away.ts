import { and, eq, gt, lte, sql } from 'drizzle-orm';
import { z } from 'zod';
import { requireQuota } from '@/lib/access/quotas';
import { Failure } from '@/lib/base/failure';
import { isDay } from '@/lib/contract/dates';
import type { Workspace } from '@/lib/data/store/workspace';
import { nowOf } from '@/lib/data/store/workspace';
import { addDays, type Day, toDay } from '@/lib/data/terms/days';
import { putAwayActions } from './schema';
import { actionKinds, putAwayDays } from './today-shape';

/** Characters of an action's id. */
const longestId = 300;

const isActionId = (text: string) => actionKinds.some((kind) => text === kind || text.startsWith(`${kind} `));

/** `until`: the first day on which it is shown again (UTC). Null: now. */
export const putAwaySchema = z.strictObject({
  action: z
    .string({ error: 'must be the id of an action' })
    .max(longestId, { error: `must have at most ${longestId} characters` })
    .refine(isActionId, { error: 'must be the id of an action' }),
  until: z.string().refine(isDay, { error: 'must be an existing day, written YYYY-MM-DD' }).nullable(),
});

type Parts = Pick<Workspace, 'db' | 'member' | 'now'>;

const ownOf = ({ member: { workspaceId, userId } }: Parts) =>
  and(eq(putAwayActions.workspaceId, workspaceId), eq(putAwayActions.userId, userId));

/** The ids of the actions that the member put away, and that are not shown yet. */
export async function readPutAway(parts: Parts): Promise<Set<string>> {
  const today = toDay(nowOf(parts));
  const rows = await parts.db
    .select({ action: putAwayActions.action })
    .from(putAwayActions)
    .where(and(ownOf(parts), gt(putAwayActions.until, today)));
  return new Set(rows.map(({ action }) => action));
}

/** Puts an action away until a day, or shows it again. Throws Failure `invalid_input` and `conflict`. */
export async function putAway(
  parts: Parts,
  { action, until }: z.output<typeof putAwaySchema>,
): Promise<{ until: Day | null }> {
  const { db, member } = parts;
  const today = toDay(nowOf(parts));
  const last = addDays(today, putAwayDays.most);
  if (until !== null && (until <= today || until > last)) {
    throw new Failure('invalid_input', 'The action was not put away.', {
      issues: [{ field: 'until', message: `must be from ${addDays(today, 1)} to ${last}` }],
    });
  }
  await db.transaction(async (tx) => {
    await tx.delete(putAwayActions).where(and(ownOf(parts), lte(putAwayActions.until, today)));
    if (until === null) {
      await tx.delete(putAwayActions).where(and(ownOf(parts), eq(putAwayActions.action, action)));
      return;
    }
    const { workspaceId, userId } = member;
    await tx
      .insert(putAwayActions)
      .values({ workspaceId, userId, action, until })
      .onConflictDoUpdate({
        target: [putAwayActions.workspaceId, putAwayActions.userId, putAwayActions.action],
        set: { until: sql`excluded.until` },
      });
    await requireQuota(tx, 'putAwayActions', { userId }, putAwayActions, ownOf(parts));
  });
  return { until };
}
