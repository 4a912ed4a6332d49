import { desc, eq } from 'drizzle-orm';
import { setUpProfit } from '@/features/profit/testing/profit-set-up';
import type { Day } from '@/lib/data/terms/days';
import type { TestLedger } from '@/lib/data/testing/ledgers';
import { reportRow } from '@/lib/data/testing/rows';
import { auditEvents } from '@/lib/server/identity/schema';
import { addPartner, changePartner } from '../change-partner';
import { changeStages } from '../change-stages';
import { partnersQuerySchema } from '../desk-query';
import { listPartners } from '../list-partners';
import {
  type NewPartnerInput,
  newPartnerSchema,
  type PartnerChangesInput,
  partnerChangesSchema,
} from '../partner';
import { stagesChangeSchema } from '../stage-list';

const range = { from: '2026-05-01', to: '2026-05-02' } as const;

export const mara = 'c0000000-0000-4000-8000-0000000000c2';
/** A creator with rows whom no list names. */
export const unnamed = 'c0000000-0000-4000-8000-0000000000c5';
export const today: Day = '2026-05-10';

const sold = { standard: [reportRow({ date: `${range.from}T12:00:00.000Z`, creatorId: unnamed })] };
const listed = {
  creators: [
    { id: mara, name: 'Mara', email: 'mara@creators.example' },
    { id: 'c0000000-0000-4000-8000-0000000000c3', name: 'Twice', email: 'twice@creators.example' },
    { id: 'c0000000-0000-4000-8000-0000000000c4', name: 'twice', email: 'twice@creators.example' },
  ],
};

/** A workspace with an empty desk, whose creators are Mara and two with the same name. */
export async function setUpDesk(ledger: Pick<TestLedger, 'db' | 'stores'>) {
  const { db } = ledger;
  const { owner, catalog } = await setUpProfit(ledger, sold, range, listed);
  const { workspaceId } = owner;
  const desk = { ...catalog, member: owner, now: () => new Date(today) };
  return {
    db,
    owner,
    workspaceId,
    desk,
    add: (given: NewPartnerInput) => addPartner(desk, newPartnerSchema.parse(given)),
    change: (id: string, given: PartnerChangesInput) =>
      changePartner(desk, { ...partnerChangesSchema.parse(given), id }),
    stages: (given: object) => changeStages(db, owner, stagesChangeSchema.parse(given)),
    names: async (query: Record<string, string> = {}) =>
      (await listPartners(desk, partnersQuerySchema.parse(query))).rows.map(({ name }) => name),
    audit: async () =>
      (
        await db
          .select({ action: auditEvents.action, subject: auditEvents.subject })
          .from(auditEvents)
          .where(eq(auditEvents.workspaceId, workspaceId))
          .orderBy(desc(auditEvents.at), desc(auditEvents.id))
      )
        .filter(({ action }) => action.startsWith('desk.'))
        .map(({ action, subject }) => `${action} ${subject}`),
  };
}
