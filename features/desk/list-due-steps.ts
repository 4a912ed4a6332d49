import { and, asc, desc, lte, type SQL, sql } from 'drizzle-orm';
import { ownPartners } from '@/lib/data/read/own-desk';
import { deskPartners } from '@/lib/data/store/desk-schema';
import { type Ledger, nowOf } from '@/lib/data/store/workspace';
import { toDay } from '@/lib/data/terms/days';
import { users } from '@/lib/server/identity/schema';
import type { DueStep, DueSteps } from './desk-shape';
import { isOwner } from './desk-sql';

/** Steps that the overview shows. */
const shown = 5;

/** The steps of a desk that are due today or earlier: the reader's own first, then the oldest. */
export async function listDueSteps(ledger: Ledger, userId: string): Promise<DueSteps> {
  const { id: workspaceId, db } = ledger;
  const today = toDay(nowOf(ledger));
  const due = whereDue(workspaceId, today);
  const { id, name, ownerId, step, stepDay } = deskPartners;
  const mine = sql`${ownerId} IS NOT DISTINCT FROM ${userId}::uuid`;
  const [rows, count, partners] = await Promise.all([
    db
      .select({ id, name, ownerId, ownerName: users.name, text: step, day: stepDay })
      .from(deskPartners)
      .leftJoin(users, isOwner)
      .where(due)
      .orderBy(desc(mine), asc(stepDay), asc(sql`lower(${name})`), asc(id))
      .limit(shown),
    db.$count(deskPartners, due),
    db.$count(deskPartners, ownPartners(workspaceId)),
  ]);
  const steps = rows.flatMap(({ ownerId, ownerName, text, day, ...partner }): DueStep[] => {
    if (text === null || day === null) return [];
    const owner = ownerId === null ? null : { id: ownerId, name: ownerName ?? '' };
    return [{ ...partner, owner, text, day, mine: ownerId === userId }];
  });
  return { steps, due: count, partners, today };
}

/** The partners whose next step is due on a day or earlier. */
export const whereDue = (workspaceId: string, today: string): SQL | undefined =>
  and(ownPartners(workspaceId), lte(deskPartners.stepDay, today));
