import type { Dimension, Grouping } from '@/lib/data/datasets';
import { isGroupDimension } from '@/lib/data/group-dimensions';
import { refreshGroups } from '@/lib/data/groups/refresh-groups';
import { isPlacement } from '@/lib/data/placement-dimensions';
import { type Filters, filterDimensions, setFilters } from '@/lib/data/query/filter-dimensions';
import type { Ledger } from '@/lib/data/workspace';
import { refreshPlacements } from './refresh-placements';

type Question = Filters & { group?: Grouping | undefined };

/** The dimensions that a response depends on. */
const askedDimensions = ({ group = 'none', ...filters }: Question): Dimension[] => [
  ...(group === 'none' ? [] : [group]),
  ...setFilters(filters).map((name) => filterDimensions[name]),
];

/** What a query needs current copies of. */
type Needs = { placements: boolean; groups: boolean };

function needsOf(question: Question): Needs {
  const asked = askedDimensions(question);
  return {
    placements: question.group === 'link' || asked.some(isPlacement),
    groups: asked.some(isGroupDimension),
  };
}

async function openLedger<Given extends Ledger>(ledger: Given, needs: Needs): Promise<Given> {
  const { id: workspaceId, db, store } = ledger;
  const revisions = [
    ...(needs.placements ? [await refreshPlacements(db, store, workspaceId)] : []),
    ...(needs.groups ? [await refreshGroups(db, store, workspaceId)] : []),
  ];
  return revisions.length > 0 ? { ...ledger, attributes: revisions.join(' ') } : ledger;
}

/** The ledger of the member's workspace, with its current links and groups if the query needs them. */
export const ledgerFor = <Given extends Ledger>(ledger: Given, question: Question): Promise<Given> =>
  openLedger(ledger, needsOf(question));

/** The ledger for single rows. Each row has the names of its groups, so they are always current. */
export const ledgerForRows = <Given extends Ledger>(ledger: Given, question: Question): Promise<Given> =>
  openLedger(ledger, { ...needsOf(question), groups: true });
