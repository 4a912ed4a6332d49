import { and, asc, desc, lte, type SQL, sql } from 'drizzle-orm';
import type { Db } from '@/lib/server/db/database';
import type { DueStep, DueSteps } from './desk-shape';
import { selectPartners } from './desk-sql';
import type { OfDesk } from './list-partners';
import { ownPartners } from './own-desk';
import { deskPartners } from './schema';

/** Steps that the overview shows. */
const shown = 5;

/** The steps of a desk that are due today or earlier: the reader's own first, then the oldest. */
export async function listDueSteps(
  db: Db,
  { workspaceId, today }: OfDesk,
  userId: string,
): Promise<DueSteps> {
  const due = whereDue(workspaceId, today);
  const mine = sql`${deskPartners.ownerId} IS NOT DISTINCT FROM ${userId}::uuid`;
  const [rows, count, partners] = await Promise.all([
    selectPartners(db)
      .where(due)
      .orderBy(
        desc(mine),
        asc(deskPartners.stepDay),
        asc(sql`lower(${deskPartners.name})`),
        asc(deskPartners.id),
      )
      .limit(shown),
    db.$count(deskPartners, due),
    db.$count(deskPartners, ownPartners(workspaceId)),
  ]);
  const steps = rows.flatMap(({ partner: { id, name, ownerId, step, stepDay }, ownerName }): DueStep[] =>
    step === null || stepDay === null
      ? []
      : [
          {
            ...{ id, name, text: step, day: stepDay, mine: ownerId === userId },
            owner: ownerId === null ? null : { id: ownerId, name: ownerName ?? '' },
          },
        ],
  );
  return { steps, due: count, partners, today };
}

/** The partners whose next step is due on a day or earlier. */
export const whereDue = (workspaceId: string, today: string): SQL | undefined =>
  and(ownPartners(workspaceId), lte(deskPartners.stepDay, today));
