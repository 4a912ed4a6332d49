import { uuid } from '@/lib/contract/parameters';

/** The distinct items that are valid UUIDs. Lists "of strings" may contain anything. */
export function filterUuids(items: readonly string[]): string[] {
  const ids = items.filter((item) => uuid.safeParse(item).success).map((item) => item.toLowerCase());
  return [...new Set(ids)];
}
