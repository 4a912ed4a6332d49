/** A value that the workspace has, as its filter takes it. `name`: of an id. */
export type KnownValue = { value: string; name: string | null };

/**
 * A value of a filter that no stored day or list has. `unread`: the list that would know it is not completely read.
 * `known`: some values that the filter could have, nearest first.
 */
export type UnknownValue = {
  /** The parameter of the filter: `marketplaces`. */
  filter: string;
  value: string;
  state: 'unknown' | 'unread';
  known: KnownValue[];
};
