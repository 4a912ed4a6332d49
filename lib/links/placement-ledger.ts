import type { LedgerContext } from '@/lib/ledger/context';
import type { Grouping } from '@/lib/ledger/datasets';
import { filterDimensions, setFilters } from '@/lib/ledger/filter-dimensions';
import { isPlacement } from '@/lib/ledger/placement-dimensions';
import type { Filters } from '@/lib/ledger/query-parameters';
import { ledgerOf } from '@/lib/ledger/workspace-ledger';
import { getRuntime } from '@/lib/runtime';
import { refreshPlacements } from './refresh-placements';

type Question = Filters & { group?: Grouping | undefined };

/** Whether an answer depends on the links made here. */
const asksPlacements = ({ group, ...filters }: Question): boolean =>
  group === 'link' ||
  (group !== undefined && isPlacement(group)) ||
  setFilters(filters).some((name) => isPlacement(filterDimensions[name]));

/** The ledger of a workspace for a question, with its links as they are now where the question needs them. */
export async function ledgerFor(workspaceId: string, question: Question): Promise<LedgerContext> {
  const context = await ledgerOf(workspaceId);
  if (!asksPlacements(question)) return context;
  const { db } = await getRuntime();
  return { ...context, placements: await refreshPlacements(db, context.store, workspaceId) };
}
