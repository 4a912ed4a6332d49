import { recognizeProduct } from '@/features/links/recognize-product';
import { datasets } from '@/lib/data/datasets';
import type { Reader } from '@/lib/data/lists/read-list';
import { cleanText } from '@/lib/language/format/clean-text';
import { readBrands, readProducts } from './catalog';
import type { MarginKind, MarginSubjects } from './margin-shape';

/** The subject that a text names, or what is wrong with the text. */
export type FoundSubject = { subject: string } | { problem: string };
export type FindSubject = (kind: MarginKind, text: string) => FoundSubject;

type Finder = (text: string) => FoundSubject;

/**
 * Returns a lookup for subjects of these kinds: brands by id or unique name, products by id or address, categories by
 * name. Also finds products and brands that only stored rows contain. Throws Failure if the API's lists cannot be read.
 */
export async function makeSubjectFinder(
  reader: Reader,
  kinds: ReadonlySet<MarginKind>,
): Promise<FindSubject> {
  const products = kinds.has('product') || kinds.has('category') ? await readProducts(reader) : [];
  const none: Finder = () => ({ problem: 'is unknown' });
  const finders: Record<MarginKind, Finder> = {
    brand: kinds.has('brand') ? await findBrands(reader) : none,
    category: findCategories(listCategories(products)),
    product: kinds.has('product')
      ? findProducts(
          products.map(({ id }) => id),
          await listStored(reader, 'product'),
        )
      : none,
  };
  return (kind, text) => finders[kind](text);
}

const listCategories = (products: readonly { category: string | null }[]) =>
  products.flatMap(({ category }) => category ?? []);

/** A name as people type it. */
const nameKey = (name: string): string => cleanText(name).trim().toLowerCase();

async function findBrands(reader: Reader): Promise<Finder> {
  const listed = await readBrands(reader);
  const ids = new Set([...listed.keys(), ...(await listStored(reader, 'brand'))]);
  const byName = new Map<string, string[]>();
  for (const [id, name] of listed) {
    const key = nameKey(name);
    const sameName = byName.get(key) ?? [];
    sameName.push(id);
    byName.set(key, sameName);
  }
  return (text) => {
    const lowered = text.toLowerCase();
    if (ids.has(lowered)) return { subject: lowered };
    const [id, ...others] = byName.get(nameKey(text)) ?? [];
    if (id === undefined) return { problem: `${text || 'nothing'} is no brand of this workspace` };
    return others.length > 0 ? { problem: `${text} names several brands; give the id` } : { subject: id };
  };
}

function findCategories(listed: readonly string[]): Finder {
  const names = new Set(listed);
  const byKey = new Map<string, string | undefined>();
  // A key of several names means none of them.
  for (const name of names) byKey.set(nameKey(name), byKey.has(nameKey(name)) ? undefined : name);
  return (text) => {
    const subject = names.has(text) ? text : byKey.get(nameKey(text));
    return subject === undefined
      ? { problem: `${text || 'nothing'} is no category of this workspace’s products` }
      : { subject };
  };
}

function findProducts(listed: readonly string[], stored: readonly string[]): Finder {
  const ids = new Set([...listed, ...stored]);
  return (text) => {
    const subject = [text, recognizeProduct(text)?.productId].find((id) => id !== undefined && ids.has(id));
    return subject === undefined
      ? { problem: `${text || 'nothing'} is no product of this workspace` }
      : { subject };
  };
}

async function listStored(reader: Reader, column: 'brand' | 'product'): Promise<string[]> {
  const rows = await reader.store.read(
    `SELECT DISTINCT ${column} AS id FROM ${datasets.reports.table} WHERE workspace = $1`,
    [reader.workspaceId],
  );
  return rows.map(({ id }) => String(id));
}

/** The brands and categories that can have a margin, by name. Throws Failure. */
export async function listSubjects(reader: Reader): Promise<MarginSubjects> {
  const [brands, products] = await Promise.all([readBrands(reader), readProducts(reader)]);
  const byName = (a: string, b: string) => a.localeCompare(b, 'en');
  return {
    brands: [...brands].map(([id, name]) => ({ id, name })).sort((a, b) => byName(a.name, b.name)),
    categories: [...new Set(listCategories(products))].sort(byName),
  };
}
