import { recognizeProduct } from '@/features/links/recognize-product';
import { type FoundSubject, listStoredIds, makeNameFinder, nameKey } from '@/lib/data/lists/find-by-name';
import type { Catalog } from '@/lib/data/workspace';
import { readBrands, readProducts } from './catalog';
import type { MarginKind, MarginSubjects } from './margin-shape';

export type FindSubject = (kind: MarginKind, text: string) => FoundSubject;

type Finder = (text: string) => FoundSubject;

/**
 * Returns a lookup for subjects of these kinds: brands by id or unique name, products by id or address, categories by
 * name. Also finds products and brands that only stored rows contain. Throws Failure if the API's lists cannot be read.
 */
export async function makeSubjectFinder(
  catalog: Catalog,
  kinds: ReadonlySet<MarginKind>,
): Promise<FindSubject> {
  const products = kinds.has('product') || kinds.has('category') ? await readProducts(catalog) : [];
  const none: Finder = () => ({ problem: 'is unknown' });
  const finders: Record<MarginKind, Finder> = {
    brand: kinds.has('brand') ? await makeNameFinder(catalog, 'brand') : none,
    category: findCategories(listCategories(products)),
    product: kinds.has('product')
      ? findProducts(
          products.map(({ id }) => id),
          await listStoredIds(catalog, 'product'),
        )
      : none,
  };
  return (kind, text) => finders[kind](text);
}

const listCategories = (products: readonly { category: string | null }[]) =>
  products.flatMap(({ category }) => category ?? []);

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

/** The brands and categories that can have a margin, by name. Throws Failure. */
export async function listSubjects(catalog: Catalog): Promise<MarginSubjects> {
  const [brands, products] = await Promise.all([readBrands(catalog), readProducts(catalog)]);
  const byName = (a: string, b: string) => a.localeCompare(b, 'en');
  return {
    brands: [...brands].map(([id, name]) => ({ id, name })).sort((a, b) => byName(a.name, b.name)),
    categories: [...new Set(listCategories(products))].sort(byName),
  };
}
