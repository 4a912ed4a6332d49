import type { Dimension, Grouping } from '@/lib/data/dimensions';
import { isGroupDimension } from '@/lib/data/group-dimensions';
import { refreshGroups } from '@/lib/data/groups/refresh-groups';
import { isPlacement } from '@/lib/data/placement-dimensions';
import { type Filters, filterDimensions, setFilters } from '@/lib/data/query/filter-dimensions';
import type { FreshLedger, Ledger } from '@/lib/data/workspace';
import { refreshPlacements } from './refresh-placements';

type Question = Filters & { group?: Grouping | undefined };

/** What a query needs current copies of. */
type Needs = { placements: boolean; groups: boolean };

/** The dimensions that a response depends on. */
const askedDimensions = ({ group = 'none', ...filters }: Question): Dimension[] => [
  ...(group === 'none' ? [] : [group]),
  ...setFilters(filters).map((name) => filterDimensions[name]),
];

/**
 * Updates the ledger's copy of links and groups, if the filters or the group of a question need it. `always`: what is updated
 * whatever the question, such as the groups that single rows show.
 */
export async function freshen<Given extends Ledger>(
  ledger: Given,
  question: Question,
  always: Partial<Needs> = {},
): Promise<Given & FreshLedger> {
  const { id, db, store } = ledger;
  const asked = askedDimensions(question);
  const placements = always.placements || question.group === 'link' || asked.some(isPlacement);
  const groups = always.groups || asked.some(isGroupDimension);
  const revisions = [
    ...(placements ? [await refreshPlacements(db, store, id)] : []),
    ...(groups ? [await refreshGroups(db, store, id)] : []),
  ];
  return { ...ledger, attributes: revisions.join(' ') };
}
