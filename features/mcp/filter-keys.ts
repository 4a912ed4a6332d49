import { type Grouping, groupings } from '@/lib/data/terms/dimensions';
import { writeFilterValue } from '@/lib/data/terms/filters/filter-value';

type Keyed = { key: string | null; label: string | null };

/** The grouping that a question asked for; `usual` if it named none. */
export const groupingOf = (asked: URLSearchParams, usual: Grouping): Grouping =>
  groupings.find((name) => name === asked.get('group')) ?? usual;

/**
 * A group with the key that filters take, so that an agent passes it back as it is. Its `name` is the label, or the value
 * of a key that had to be escaped.
 */
export function showKey<Group extends Keyed>(grouping: Grouping, { key, label, ...group }: Group) {
  const written = grouping === 'none' ? key : writeFilterValue(grouping, key);
  return { key: written, name: label ?? (written === key ? null : key), ...group };
}
