import type { FacetCount } from './product-shape';

/** How often each value occurs, the most frequent first. */
export function countFacets<Row>(rows: readonly Row[], read: (row: Row) => string): FacetCount[] {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(read(row), (counts.get(read(row)) ?? 0) + 1);
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}
