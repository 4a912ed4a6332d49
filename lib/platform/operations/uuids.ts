import { uuid } from '@/lib/contract/parameters';

/** The items that can be ids at all, each once: lists "of strings" may hold anything. */
export function filterUuids(items: readonly string[]): string[] {
  const ids = items.filter((item) => uuid.safeParse(item).success).map((item) => item.toLowerCase());
  return [...new Set(ids)];
}
