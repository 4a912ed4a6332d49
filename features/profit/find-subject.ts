import { type FoundSubject, makeSubjectFinder } from '@/lib/data/read/find-subject';
import type { Catalog } from '@/lib/data/store/workspace';
import { foldTyped } from '@/lib/language/format/typed-text';
import { readBrands, readProductCategories } from './catalog';
import type { MarginKind, MarginSubjects } from './margin-shape';

export type FindMarginSubject = (kind: MarginKind, text: string) => FoundSubject;

type Finder = (text: string) => FoundSubject;

/**
 * Returns a lookup for subjects of these kinds: brands and products by what they are known by, categories by name. Throws
 * Failure if the API's lists cannot be read.
 */
export async function makeMarginFinder(
  catalog: Catalog,
  kinds: ReadonlySet<MarginKind>,
): Promise<FindMarginSubject> {
  const none: Finder = () => ({ problem: 'is unknown' });
  const finders: Record<MarginKind, Finder> = {
    brand: kinds.has('brand') ? await makeSubjectFinder(catalog, 'brand') : none,
    category: kinds.has('category')
      ? findCategories(listCategories(await readProductCategories(catalog)))
      : none,
    product: kinds.has('product') ? await makeSubjectFinder(catalog, 'product') : none,
  };
  return (kind, text) => finders[kind](text);
}

const listCategories = (products: readonly { category: string | null }[]) =>
  products.flatMap(({ category }) => category ?? []);

function findCategories(listed: readonly string[]): Finder {
  const names = new Set(listed);
  const byKey = new Map<string, string | undefined>();
  // A key of several names means none of them.
  for (const name of names) byKey.set(foldTyped(name), byKey.has(foldTyped(name)) ? undefined : name);
  return (text) => {
    const subject = names.has(text) ? text : byKey.get(foldTyped(text));
    return subject === undefined
      ? { problem: `${text || 'nothing'} is no category of this workspace’s products` }
      : { subject };
  };
}

/** The brands and categories that can have a margin, by name. Throws Failure. */
export async function listMarginSubjects(catalog: Catalog): Promise<MarginSubjects> {
  const [brands, products] = await Promise.all([readBrands(catalog), readProductCategories(catalog)]);
  const byName = (a: string, b: string) => a.localeCompare(b, 'en');
  return {
    brands: [...brands].map(([id, name]) => ({ id, name })).sort((a, b) => byName(a.name, b.name)),
    categories: [...new Set(listCategories(products))].sort(byName),
  };
}
