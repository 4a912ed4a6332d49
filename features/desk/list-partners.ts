import { and, eq, sql } from 'drizzle-orm';
import { Failure } from '@/lib/base/failure';
import type { Day } from '@/lib/data/days';
import type { Db } from '@/lib/server/db/database';
import type { DeskFilters, PartnersQuery } from './desk-query';
import { type Board, mostPerColumn, type PartnersAnswer, type PartnerWithNotes } from './desk-shape';
import { orderPartners, selectPartners, toPartner, wherePartners } from './desk-sql';
import { ownPartners } from './own-desk';
import { deskPartners } from './schema';
import { readStages } from './stages';

/** Whose desk, and the day in UTC that due steps are compared with. */
export type OfDesk = { workspaceId: string; today: Day };

/** A page of the partners that match. */
export async function listPartners(
  db: Db,
  { workspaceId, today }: OfDesk,
  { sort, order, offset, limit, ...filters }: PartnersQuery,
): Promise<PartnersAnswer> {
  const matching = wherePartners(workspaceId, filters, today);
  const stages = await readStages(db, workspaceId);
  const [rows, total] = await Promise.all([
    selectPartners(db)
      .where(matching)
      .orderBy(...orderPartners(stages, sort, order))
      .limit(limit)
      .offset(offset),
    db.$count(deskPartners, matching),
  ]);
  return { rows: rows.map(toPartner), offset, total };
}

/** The partners that match, in a column per stage. */
export async function readBoard(
  db: Db,
  { workspaceId, today }: OfDesk,
  filters: DeskFilters,
): Promise<Board> {
  const matching = wherePartners(workspaceId, filters, today);
  const stages = await readStages(db, workspaceId);
  const order = orderPartners(stages, 'due', 'asc');
  const placed = db.$with('placed').as(
    db
      .select({
        id: deskPartners.id,
        stage: sql<string>`${deskPartners.stage}`.as('placed_stage'),
        place:
          sql<number>`row_number() OVER (PARTITION BY ${deskPartners.stage} ORDER BY ${sql.join(order, sql`, `)})`.as(
            'place',
          ),
        total: sql<number>`count(*) OVER (PARTITION BY ${deskPartners.stage})`.mapWith(Number).as('total'),
      })
      .from(deskPartners)
      .where(matching),
  );
  const first = await db
    .with(placed)
    .select({ id: placed.id, stage: placed.stage, total: placed.total })
    .from(placed)
    .where(sql`${placed.place} <= ${mostPerColumn}`);
  const ids = JSON.stringify(first.map(({ id }) => id));
  const rows = await selectPartners(db)
    .where(
      and(
        ownPartners(workspaceId),
        sql`CAST(${deskPartners.id} AS text) IN (SELECT json_array_elements_text(CAST(${ids} AS json)))`,
      ),
    )
    .orderBy(...order);
  const partners = rows.map(toPartner);
  return {
    columns: stages.stages.map(({ key }) => ({
      stage: key,
      total: first.find(({ stage }) => stage === key)?.total ?? 0,
      partners: partners.filter(({ stage }) => stage === key),
    })),
  };
}

/** A partner with notes. Throws Failure `not_found`. */
export async function readPartner(db: Db, workspaceId: string, id: string): Promise<PartnerWithNotes> {
  const [row] = await selectPartners(db).where(and(ownPartners(workspaceId), eq(deskPartners.id, id)));
  if (!row) throw partnerGone();
  return { ...toPartner(row), notes: row.partner.notes };
}

export const partnerGone = () => new Failure('not_found', 'This partner is no longer on the desk.');
