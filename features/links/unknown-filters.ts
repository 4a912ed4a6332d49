import { refreshPlacements } from '@/lib/data/links/refresh-placements';
import { listAskedOf, readUnknownValues } from '@/lib/data/values/read-unknown-values';
import type { UnknownValue } from '@/lib/data/values/unknown-value';
import type { Ledger, Workspace } from '@/lib/data/workspace';
import { may } from '@/lib/server/accounts/member';
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
