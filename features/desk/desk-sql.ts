import { and, asc, desc, eq, getTableColumns, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { groupsOfRows } from '@/lib/data/read/groups/groups-of-rows';
import { ownPartners } from '@/lib/data/read/own-desk';
import { deskPartners } from '@/lib/data/store/desk-schema';
import { addDays, type Day } from '@/lib/data/terms/days';
import { listSpellings } from '@/lib/language/format/typed-text';
import type { Db } from '@/lib/server/db/database';
import { users } from '@/lib/server/identity/schema';
import { type DueFilter, withoutOwner } from './desk-filters';
import type { DeskFilters } from './desk-query';
import type { Partner, PartnerSort, Stages } from './desk-shape';

const { stepDay } = deskPartners;

const dueOn: Record<DueFilter, (today: Day) => SQL> = {
  overdue: (today) => sql`${stepDay} < ${today}`,
  today: (today) => sql`${stepDay} = ${today}`,
  week: (today) => sql`${stepDay} BETWEEN ${today} AND ${addDays(today, 6)}`,
  none: () => sql`${deskPartners.step} IS NULL`,
};

/** The condition of a workspace's partners that match. */
export function wherePartners(
  workspaceId: string,
  { q, stages, owners, tags, groups, due }: DeskFilters,
  today: Day,
): SQL | undefined {
  const holds = (column: SQL, text: string) => sql`position(lower(${text}) in lower(${column})) > 0`;
  const { name, email, handle } = deskPartners;
  return and(
    ownPartners(workspaceId),
    q
      ? or(
          ...listSpellings(q).flatMap((spelling) => [
            holds(sql`${name}`, spelling),
            holds(sql`coalesce(${email}, '')`, spelling),
            holds(sql`coalesce(${handle}, '')`, spelling),
          ]),
        )
      : undefined,
    stages && inArray(deskPartners.stage, stages),
    owners && whereOwners(owners),
    tags &&
      sql`${deskPartners.tags} && ARRAY(SELECT json_array_elements_text(CAST(${JSON.stringify(tags)} AS json)))`,
    groups && groupsOfPartner.isIn(groups),
    due && dueOn[due](today),
  );
}

/** Compares as text: an owner that is not a UUID matches nobody, instead of an error. */
function whereOwners(owners: readonly string[]): SQL | undefined {
  const named = sql`CAST(${deskPartners.ownerId} AS text) IN (SELECT json_array_elements_text(CAST(${JSON.stringify(owners)} AS json)))`;
  return owners.includes(withoutOwner) ? or(named, isNull(deskPartners.ownerId)) : named;
}

/** The groups of a partner's creator. */
const groupsOfPartner = groupsOfRows({
  kind: 'creator',
  workspaceId: deskPartners.workspaceId,
  member: deskPartners.creatorId,
});

/** The order of partners. Those without a day or an owner come last. */
export function orderPartners({ stages }: Stages, sort: PartnerSort, order: 'asc' | 'desc'): SQL[] {
  const direct = order === 'asc' ? asc : desc;
  const keys = JSON.stringify(stages.map(({ key }) => key));
  const place = sql`array_position(ARRAY(SELECT json_array_elements_text(CAST(${keys} AS json))), ${deskPartners.stage})`;
  const columns: Record<PartnerSort, SQL> = {
    due: sql`${stepDay}`,
    name: sql`lower(${deskPartners.name})`,
    stage: place,
    owner: sql`lower(${users.name})`,
    added: sql`${deskPartners.createdAt}`,
  };
  return [
    sql`${direct(columns[sort])} NULLS LAST`,
    asc(sql`lower(${deskPartners.name})`),
    asc(deskPartners.id),
  ];
}

const { notes, ...listed } = getTableColumns(deskPartners);

/** The columns of a partner in a list, to select with the owner joined. Without notes, which may be long. */
export const listedColumns = {
  partner: listed,
  ownerName: users.name,
  groups: groupsOfPartner.list.as('groups'),
};

/** The join with the owner. */
export const isOwner = eq(users.id, deskPartners.ownerId);

/** A select of partners with their notes and the names of their owners. */
export const selectWithNotes = (db: Db) =>
  db
    .select({ ...listedColumns, notes })
    .from(deskPartners)
    .leftJoin(users, isOwner);

type Row = Omit<Awaited<ReturnType<typeof selectWithNotes>>[number], 'notes'>;

export const toPartner = ({ partner, ownerName, groups }: Row): Partner => ({
  id: partner.id,
  creatorId: partner.creatorId,
  name: partner.name,
  stage: partner.stage,
  email: partner.email,
  handle: partner.handle,
  link: partner.link,
  tags: partner.tags,
  owner: partner.ownerId === null ? null : { id: partner.ownerId, name: ownerName ?? '' },
  step: partner.step === null ? null : { text: partner.step, day: partner.stepDay },
  groups,
  version: partner.version,
  createdAt: partner.createdAt.toISOString(),
});
