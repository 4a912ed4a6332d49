import { and, eq, lte, sql } from 'drizzle-orm';
import { Failure } from '@/lib/base/failure';
import { refreshGroups } from '@/lib/data/read/groups/refresh-groups';
import { ownPartners } from '@/lib/data/read/own-desk';
import { deskPartners } from '@/lib/data/store/desk-schema';
import { type Ledger, nowOf } from '@/lib/data/store/workspace';
import { toDay } from '@/lib/data/terms/days';
import { users } from '@/lib/server/identity/schema';
import type { DeskFilters, PartnersQuery } from './desk-query';
import { type Board, mostPerColumn, type PartnersAnswer, type PartnerWithNotes } from './desk-shape';
import { isOwner, listedColumns, orderPartners, selectWithNotes, toPartner, wherePartners } from './desk-sql';
import { readDeskBasis } from './filter-basis';
import { readStages } from './stages';

/** A page of the partners that match. */
export async function listPartners(
  ledger: Ledger,
  { sort, order, offset, limit, ...filters }: PartnersQuery,
): Promise<PartnersAnswer> {
  const { id: workspaceId, db } = ledger;
  const basis = await readDeskBasis(ledger, filters);
  const matching = wherePartners(workspaceId, filters, toDay(nowOf(ledger)));
  const stages = await readStages(db, workspaceId);
  const [rows, total] = await Promise.all([
    db
      .select(listedColumns)
      .from(deskPartners)
      .leftJoin(users, isOwner)
      .where(matching)
      .orderBy(...orderPartners(stages, sort, order))
      .limit(limit)
      .offset(offset),
    db.$count(deskPartners, matching),
  ]);
  return { rows: rows.map(toPartner), offset, total, basis };
}

/** The partners that match, in a column per stage. */
export async function readBoard(ledger: Ledger, filters: DeskFilters): Promise<Board> {
  const { id: workspaceId, db } = ledger;
  const basis = await readDeskBasis(ledger, filters);
  const matching = wherePartners(workspaceId, filters, toDay(nowOf(ledger)));
  const stages = await readStages(db, workspaceId);
  const order = orderPartners(stages, 'due', 'asc');
  const ofStage = sql`PARTITION BY ${deskPartners.stage}`;
  const placed = db
    .select({
      id: deskPartners.id,
      place: sql<number>`row_number() OVER (${ofStage} ORDER BY ${sql.join(order, sql`, `)})`.as('place'),
      total: sql<number>`count(*) OVER (${ofStage})`.mapWith(Number).as('total'),
    })
    .from(deskPartners)
    .where(matching)
    .as('placed');
  const rows = await db
    .select({ ...listedColumns, total: placed.total })
    .from(placed)
    .innerJoin(deskPartners, eq(deskPartners.id, placed.id))
    .leftJoin(users, isOwner)
    .where(lte(placed.place, mostPerColumn))
    .orderBy(...order);
  return {
    columns: stages.stages.map(({ key }) => {
      const own = rows.filter(({ partner }) => partner.stage === key);
      return { stage: key, total: own[0]?.total ?? 0, partners: own.map(toPartner) };
    }),
    basis,
  };
}

/** A partner with notes. Throws Failure `not_found`. */
export async function readPartner(
  { id: workspaceId, db, store }: Ledger,
  id: string,
): Promise<PartnerWithNotes> {
  await refreshGroups(db, store, workspaceId);
  const [row] = await selectWithNotes(db).where(and(ownPartners(workspaceId), eq(deskPartners.id, id)));
  if (!row) throw partnerGone();
  return { ...toPartner(row), notes: row.notes };
}

export const partnerGone = () => new Failure('not_found', 'This partner is no longer on the desk.');
