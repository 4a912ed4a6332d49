import { datasets } from '@/lib/data/datasets';
import type { Catalog } from '@/lib/data/workspace';
import { cleanText } from '@/lib/language/format/clean-text';
import { listSources } from './list-sources';
import { itemsOf, keyOfList, readList } from './read-list';

/** The subject that a text names, or what is wrong with the text. */
export type FoundSubject = { subject: string } | { problem: string };

/** A name as people type it. */
export const nameKey = (name: string): string => cleanText(name).trim().toLowerCase();

/**
 * Returns a lookup of brands or creators by id or unique name. Also finds ids that only stored rows contain. Waits until
 * the list is complete. Throws Failure if it cannot be read.
 */
export async function makeNameFinder(
  catalog: Catalog,
  kind: 'brand' | 'creator',
): Promise<(text: string) => FoundSubject> {
  const listed = await readListed(catalog, kind);
  const ids = new Set([...listed.map(({ id }) => id), ...(await listStoredIds(catalog, kind))]);
  const byName = new Map<string, Set<string>>();
  for (const { id, name } of listed) {
    const key = nameKey(name);
    byName.set(key, (byName.get(key) ?? new Set()).add(id));
  }
  return (text) => {
    const lowered = text.toLowerCase();
    if (ids.has(lowered)) return { subject: lowered };
    const [id, ...others] = byName.get(nameKey(text)) ?? [];
    if (id === undefined) return problems[kind].unknown(text || 'nothing');
    return others.length > 0 ? problems[kind].several(text) : { subject: id };
  };
}

const problems = {
  brand: {
    unknown: (text: string) => ({ problem: `${text} is no brand of this workspace` }),
    several: (text: string) => ({ problem: `${text} names several brands; give the id` }),
  },
  creator: {
    unknown: (text: string) => ({ problem: `${text} is no creator of this workspace` }),
    several: (text: string) => ({ problem: `${text} names several creators; give the id` }),
  },
} as const;

async function readListed(
  catalog: Catalog,
  kind: 'brand' | 'creator',
): Promise<{ id: string; name: string }[]> {
  const options = { untilComplete: true };
  const list =
    kind === 'brand'
      ? await readList(catalog, listSources.brands, options)
      : await readList(catalog, listSources.creators, options);
  const rows = await catalog.store.read(
    `SELECT id, name FROM ${itemsOf} ORDER BY place`,
    keyOfList(catalog, list),
  );
  return rows.map(({ id, name }) => ({ id: String(id), name: String(name) }));
}

/** Ids that stored report rows contain. */
export async function listStoredIds(
  { store, id: workspaceId }: Catalog,
  column: 'brand' | 'creator' | 'product',
): Promise<string[]> {
  const rows = await store.read(
    `SELECT DISTINCT ${column} AS id FROM ${datasets.reports.table} WHERE workspace = $1`,
    [workspaceId],
  );
  return rows.map(({ id }) => String(id));
}
