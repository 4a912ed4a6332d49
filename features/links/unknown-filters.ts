import { may } from '@/lib/access/member';
import { refreshPlacements } from '@/lib/data/read/links/refresh-placements';
import { listAskedOf, readUnknownValues } from '@/lib/data/read/values/read-unknown-values';
import type { Ledger, Workspace } from '@/lib/data/store/workspace';
import type { UnknownValue } from '@/lib/data/terms/unknown-value';
import { historyFilters } from './history-filters';
import type { LinksQuery } from './history-query';

/** Values of the filters of links that nothing has. None for creators, who must not learn what others have. */
export async function readUnknownFilters(
  workspace: Ledger & Pick<Workspace, 'member'>,
  query: LinksQuery,
): Promise<UnknownValue[]> {
  const { id, db, store, member } = workspace;
  const asked = may(member.role, 'view') ? listAskedOf(historyFilters, query) : [];
  if (asked.length === 0) return [];
  await refreshPlacements(db, store, id);
  return readUnknownValues(workspace, asked);
}
