import { addSums, makeSums, readSums, type Sums } from '@/lib/data/read/figures';
import { ofAskedGroups, selectOtherGroups } from '@/lib/data/read/query/group-sql';
import type { Session, SqlValue } from '@/lib/data/store/engine/store';
import { bucketOf, sumColumns } from '@/lib/data/store/windows/summary-sql';
import type { FreshLedger } from '@/lib/data/store/workspace';
import type { Day } from '@/lib/data/terms/days';
import type { Filters } from '@/lib/data/terms/filters/filter-dimensions';
import { type GroupDimension, groupKindOf } from '@/lib/data/terms/group-dimensions';
import { type GroupsOf, readMemberRows } from './group-rows';
import type { SummaryQuery } from './summary-query';

/** The rows of the groups that are not shown, each once. */
export type OtherSums = { total: Sums; buckets: Map<Day, Sums> };

type Shown = { currency: string; keys: readonly (string | null)[] };

/**
 * Sums the rows of the named groups beyond `keys` in one currency. They may overlap each other and the shown ones, so they
 * are not the total minus the shown groups.
 */
export async function readOtherGroups(
  read: Session['read'],
  context: FreshLedger,
  asked: GroupsOf<SummaryQuery, GroupDimension>,
  { currency, keys }: Shown,
): Promise<OtherSums> {
  const { query, dimension } = asked;
  const finest = query.series === 'groups' && query.grain !== 'month' ? 'day' : 'month';
  const rows = await readMemberRows(read, context, { ...asked, finest });
  const others = selectOtherGroups(rows, context.id, { dimension, filters: query }, keys);
  const found = await read(
    `SELECT ${bucketOf(query.grain)} AS bucket, ${sumColumns(query.dataset)} FROM ${others.from}
     WHERE currency = $${others.values.push(currency)} GROUP BY 1`,
    others.values,
  );
  const buckets = new Map(found.map((row) => [String(row.bucket), readSums(row)]));
  return { total: [...buckets.values()].reduce(addSums, makeSums()), buckets };
}

/** The groups of a dimension that share a member with another one, so that their rows count in several lines. */
export async function listOverlapping(
  read: Session['read'],
  workspaceId: string,
  dimension: GroupDimension,
  filters: Filters,
): Promise<string[]> {
  const values: SqlValue[] = [];
  const members = () =>
    `FROM ledger.group_members AS g WHERE ${ofAskedGroups(groupKindOf(dimension) ?? 'creator', workspaceId, filters, values)}`;
  const rows = await read(
    `SELECT DISTINCT g.group_id AS id ${members()}
       AND g.member IN (SELECT g.member ${members()} GROUP BY g.member HAVING COUNT(*) > 1) ORDER BY 1`,
    values,
  );
  return rows.map(({ id }) => String(id));
}
