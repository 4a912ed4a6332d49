import { type Membership, type RefreshedGroups, refreshGroups } from '@/lib/data/read/groups/refresh-groups';
import { listAsked, readUnknownValues } from '@/lib/data/read/values/read-unknown-values';
import type { FreshLedger, Ledger } from '@/lib/data/store/workspace';
import { type Dimension, dimensionInfo, type Grouping } from '@/lib/data/terms/dimensions';
import { type Filters, filterDimensions, setFilters } from '@/lib/data/terms/filters/filter-dimensions';
import { noneValue } from '@/lib/data/terms/filters/filter-value';
import { type GroupKind, groupDimensions, isGroupDimension } from '@/lib/data/terms/group-dimensions';
import { isPlacement } from '@/lib/data/terms/placement-dimensions';
import { refreshPlacements } from './refresh-placements';

type Question = Filters & { group?: Grouping | undefined };

/** What a query needs current copies of. */
type Needs = { placements: boolean; groups: readonly GroupKind[] };

/** The dimensions that a response depends on. */
const askedDimensions = ({ group = 'none', ...filters }: Question): Dimension[] => [
  ...(group === 'none' ? [] : [group]),
  ...setFilters(filters).map((name) => filterDimensions[name]),
];

/**
 * Updates the ledger's copy of links and groups, if the filters or the group of a question need it, and says which lists
 * these groups follow, and which values of the filters nothing has. `always`: what is updated whatever the question, such as the groups that single rows show.
 */
export async function freshen<Given extends Ledger>(
  ledger: Given,
  question: Question,
  always: Partial<Needs> = {},
): Promise<Given & FreshLedger> {
  const { id, db, store } = ledger;
  const asked = askedDimensions(question);
  const placements = always.placements || asked.some((name) => name === 'link' || isPlacement(name));
  const groups = always.groups || asked.some(isGroupDimension);
  const placed = placements ? await refreshPlacements(db, store, id) : '';
  const { revision, memberships } = groups ? await refreshGroups(db, store, id) : noGroups;
  const needed = memberships.filter((one) => always.groups?.includes(one.kind) || needsGroup(question, one));
  const lists = [...new Map(needed.flatMap((one) => one.lists).map((list) => [list.name, list])).values()];
  const states = lists.map(({ name, state }) => `${name}:${state}`);
  const unknownValues = await readUnknownValues(ledger, listAsked(question));
  if (unknownValues.length > 0) states.push(JSON.stringify(unknownValues));
  return {
    ...ledger,
    attributes: [placed, revision, ...states].filter(Boolean).join(' '),
    lists,
    unknownValues,
    unknownGroups: needed
      .filter((one) => isFilteredBy(question, one) && one.lists.some(({ state }) => state !== 'complete'))
      .map((one) => one.id),
  };
}

const noGroups: RefreshedGroups = { revision: '', memberships: [] };

/** Whether an answer depends on a group's members: on those of all groups if it has lines by group, or rows in none. */
const needsGroup = (question: Question, group: Membership): boolean =>
  question.group === groupDimensions[group.kind] || isFilteredBy(question, group);

/** Whether a filter names the group, or asks for rows in no group. */
function isFilteredBy(filters: Filters, { id, kind }: Membership): boolean {
  const values = filters[dimensionInfo[groupDimensions[kind]].filter];
  return values?.includes(id) || values?.includes(noneValue) || false;
}
