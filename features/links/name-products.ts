import { Failure } from '@/lib/base/failure';
import { findKnownProducts } from './find-known-products';
import type { SearchedCatalog } from './find-products';
import { indexProducts } from './known-product';

type Named = {
  productId: string;
  marketplace?: string | null | undefined;
  title?: string | null | undefined;
};

/** A page waits at most this long for titles. */
const waitMs = 300;

/** Adds missing titles from the catalog. Adds none if the catalog cannot be read. */
export async function nameProducts<Row extends Named>(
  catalog: SearchedCatalog,
  rows: readonly Row[],
): Promise<Row[]> {
  const unnamed = rows.filter(({ title }) => !title).map(({ productId }) => productId);
  if (unnamed.length === 0) return [...rows];
  const { products } = await findKnownProducts(catalog, unnamed, waitMs).catch((error: unknown) => {
    if (error instanceof Failure) return { products: [] };
    throw error;
  });
  const find = indexProducts(products);
  return rows.map((row) => {
    const [match, ...others] = row.title ? [] : find(row);
    return match && others.length === 0 ? { ...row, title: match.title } : row;
  });
}
