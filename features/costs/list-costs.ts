import { and, asc, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { groupsOfRows } from '@/lib/data/read/groups/groups-of-rows';
import { findNamed, readNames } from '@/lib/data/read/query/read-names';
import type { Ledger } from '@/lib/data/store/workspace';
import type { CostFilters, CostsQuery } from './cost';
import type { Costs, StoredCost } from './cost-shape';
import { readCostBasis } from './filter-basis';
import { ownCosts } from './own-costs';
import { costs } from './schema';
import { fromCostColumns } from './write-cost';

const namedKinds = ['brand', 'creator'] as const;

/** A page of a workspace's costs, those that end last first. */
export async function listCosts(ledger: Ledger, { top, offset, ...filters }: CostsQuery): Promise<Costs> {
  const { id: workspaceId, db } = ledger;
  const basis = await readCostBasis(ledger, filters);
  const matching = await whereCosts(ledger, filters);
  const [rows, total, stored] = await Promise.all([
    db
      .select()
      .from(costs)
      .where(matching)
      .orderBy(desc(costs.lastDay), desc(costs.firstDay), asc(costs.id))
      .limit(top)
      .offset(offset),
    db.$count(costs, matching),
    db.$count(costs, ownCosts(workspaceId)),
  ]);
  return { costs: await nameCosts(ledger, workspaceId, rows), total, stored, basis };
}

async function nameCosts(
  { store }: Pick<Ledger, 'store'>,
  workspaceId: string,
  rows: readonly (typeof costs.$inferSelect)[],
): Promise<StoredCost[]> {
  const names = namedKinds.map(async (kind) => {
    const ids = rows.flatMap((row) => (row.subjectKind === kind && row.subjectId ? [row.subjectId] : []));
    return [kind, await readNames(store.read, workspaceId, kind, ids)] as const;
  });
  const nameOf = new Map<string, Map<string, string>>(await Promise.all(names));
  return rows.map((row) => {
    const cost = fromCostColumns(row);
    const name = cost.subject && nameOf.get(cost.subject.kind)?.get(cost.subject.id);
    return { ...cost, id: row.id, name: name ?? null };
  });
}

const groupsOfCreator = groupsOfRows({
  kind: 'creator',
  workspaceId: costs.workspaceId,
  member: costs.subjectId,
});

async function whereCosts(
  { id: workspaceId, store }: Ledger,
  { kind, subject, groups, currency, q }: CostFilters,
): Promise<SQL | undefined> {
  /** Conditions for brands and creators whose name contains a text. */
  const named = (text: string) =>
    Promise.all(
      namedKinds.map(async (dimension) => {
        const ids = await findNamed(store.read, workspaceId, dimension, text);
        // One parameter for all, because a statement takes at most 65,535.
        const list = sql`SELECT json_array_elements_text(CAST(${JSON.stringify(ids)} AS json))`;
        return and(eq(costs.subjectKind, dimension), sql`${costs.subjectId} IN (${list})`);
      }),
    );
  const holds = (column: SQL, text: string) => sql`position(lower(${text}) in lower(${column})) > 0`;
  return and(
    ownCosts(workspaceId),
    kind && eq(costs.kind, kind),
    subject === 'workspace' ? isNull(costs.subjectKind) : subject && eq(costs.subjectKind, subject),
    groups && and(eq(costs.subjectKind, 'creator'), groupsOfCreator.isIn(groups)),
    currency ? eq(costs.currency, currency) : undefined,
    q ? or(holds(sql`${costs.note}`, q), holds(sql`${costs.subjectId}`, q), ...(await named(q))) : undefined,
  );
}
