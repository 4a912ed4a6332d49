import { and, asc, isNull, lte, or, sql } from 'drizzle-orm';
import { clipName } from '@/features/alerts/clip-name';
import { whereDue } from '@/features/desk/list-due-steps';
import { ownPartners } from '@/lib/data/read/own-desk';
import { deskPartners } from '@/lib/data/store/desk-schema';
import { nowOf } from '@/lib/data/store/workspace';
import { addDays, toDay } from '@/lib/data/terms/days';
import type { Finder, Found } from '../found';
import { mostActions } from '../today-shape';

/** A recruit who was contacted this many days ago, and has no next step, waits. */
const patientDays = 14;

/** Recruits who wait: their next step was due, or they were contacted and nothing is planned. */
export const recruitsFinder: Finder = {
  kinds: ['recruit'],
  find: async (parts) => {
    const { id: workspaceId, db, today } = parts;
    const { creatorId, stage, step, stepDay, createdAt, id, name } = deskPartners;
    const contacted = and(
      sql`${stage} = 'contacted'`,
      isNull(step),
      lte(createdAt, new Date(nowOf(parts).getTime() - patientDays * 86_400_000)),
    );
    const rows = await db
      .select({ id, name, step, stepDay, createdAt })
      .from(deskPartners)
      .where(
        and(
          ownPartners(workspaceId),
          isNull(creatorId),
          or(whereDue(workspaceId, addDays(today, -1)), contacted),
        ),
      )
      .orderBy(asc(stepDay), asc(createdAt), asc(id))
      .limit(mostActions);
    const found = rows.map(
      (recruit): Found => ({
        kind: 'recruit',
        subject: recruit.id,
        since: recruit.stepDay ?? toDay(recruit.createdAt),
        stake: null,
        path: `/desk?partner=${recruit.id}`,
        changesUntil: null,
        tell: ({ t, format }) => ({
          text: t('today.kinds.recruit.text', { name: clipName(recruit.name) }),
          why:
            recruit.step && recruit.stepDay
              ? t('today.kinds.recruit.due', {
                  step: clipName(recruit.step),
                  day: format.day(recruit.stepDay),
                })
              : t('today.kinds.recruit.quiet'),
        }),
      }),
    );
    return { found };
  },
};
