import type { GroupFilter } from '@/lib/data/terms/filters/group-filter';
import type { GroupKind } from '@/lib/data/terms/group-dimensions';

/** Limits of groups: characters of names, ids per request, and characters of an id. */
export const groupLimits = { name: 60, ids: 20_000, id: 200 } as const;

/** A named group. */
export type ShownGroup = {
  id: string;
  kind: GroupKind;
  name: string;
  /** The filter whose matches are the members, as they are now. Null: the members were chosen. */
  filter: GroupFilter | null;
  members: number;
  /** Whether a filter waits for a list that is not read to its end, so that its members are not known yet. */
  waiting: boolean;
  /** ISO 8601 in UTC. */
  createdAt: string;
  createdByName: string | null;
};

/** A member of a group. `name`: null if no stored list contains the id. */
export type GroupMember = { id: string; name: string | null };

/** A group with a page of its members, by id. */
export type GroupWithMembers = {
  group: ShownGroup;
  members: GroupMember[];
  /** Members that no stored list contains. */
  unknown: number;
};

/** Which of the pasted ids the stored lists contain. */
export type Recognized = {
  /** The ids, without duplicates. */
  total: number;
  known: number;
  /** Some of the known ones, with their names. */
  examples: GroupMember[];
  /** Some of the unknown ones. */
  unknown: string[];
};
