import type { LedgerContext } from '@/lib/data/context';
import type { Grouping } from '@/lib/data/datasets';
import { isPlacement } from '@/lib/data/placement-dimensions';
import { type Filters, filterDimensions, setFilters } from '@/lib/data/query/filter-dimensions';
import { type LedgerParts, ledgerOf } from '@/lib/data/workspace-ledger';
import type { Db } from '@/lib/server/db/database';
import { refreshPlacements } from './refresh-placements';

type Question = Filters & { group?: Grouping | undefined };

/** Whether a response depends on the links created here. */
const asksPlacements = ({ group, ...filters }: Question): boolean =>
  group === 'link' ||
  (group !== undefined && isPlacement(group)) ||
  setFilters(filters).some((name) => isPlacement(filterDimensions[name]));

/** The ledger of the member's workspace, with its current links if the query needs them. */
export async function ledgerFor(
  { db, ...parts }: LedgerParts & { db: Db },
  question: Question,
): Promise<LedgerContext> {
  const ledger = ledgerOf(parts);
  if (!asksPlacements(question)) return ledger;
  return { ...ledger, placements: await refreshPlacements(db, ledger.store, ledger.workspaceId) };
}
