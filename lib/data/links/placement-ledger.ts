import type { LedgerContext } from '@/lib/data/context';
import type { Dimension, Grouping } from '@/lib/data/datasets';
import { isGroupDimension } from '@/lib/data/group-dimensions';
import { refreshGroups } from '@/lib/data/groups/refresh-groups';
import { isPlacement } from '@/lib/data/placement-dimensions';
import { type Filters, filterDimensions, setFilters } from '@/lib/data/query/filter-dimensions';
import { type LedgerParts, ledgerOf } from '@/lib/data/workspace-ledger';
import type { Db } from '@/lib/server/db/database';
import { refreshPlacements } from './refresh-placements';

type Question = Filters & { group?: Grouping | undefined };

/** The dimensions that a response depends on. */
const askedDimensions = ({ group = 'none', ...filters }: Question): Dimension[] => [
  ...(group === 'none' ? [] : [group]),
  ...setFilters(filters).map((name) => filterDimensions[name]),
];

/** The ledger of the member's workspace, with its current links and groups if the query needs them. */
export async function ledgerFor(
  { db, ...parts }: LedgerParts & { db: Db },
  question: Question,
): Promise<LedgerContext> {
  const ledger = ledgerOf(parts);
  const { store, workspaceId } = ledger;
  const asked = askedDimensions(question);
  const revisions = [
    ...(question.group === 'link' || asked.some(isPlacement)
      ? [await refreshPlacements(db, store, workspaceId)]
      : []),
    ...(asked.some(isGroupDimension) ? [await refreshGroups(db, store, workspaceId)] : []),
  ];
  return revisions.length > 0 ? { ...ledger, attributes: revisions.join(' ') } : ledger;
}

/** The same for single rows, which have the names of their groups. */
export async function ledgerForRows(
  parts: LedgerParts & { db: Db },
  question: Question,
): Promise<LedgerContext> {
  const ledger = await ledgerFor(parts, question);
  const groups = await refreshGroups(parts.db, ledger.store, ledger.workspaceId);
  return { ...ledger, attributes: [ledger.attributes, groups].filter(Boolean).join(' ') };
}
