import type { Reader } from '@/lib/catalog/held-list';
import { heldLists } from '@/lib/catalog/held-lists';
import { Failure } from '@/lib/failure';

/** Brands by id, as the API lists them. Waits for the whole list. Throws Failure. */
export async function readBrands(reader: Reader): Promise<ReadonlyMap<string, string>> {
  const { rows } = await heldLists.brands(reader, { whole: true });
  return new Map(rows.map(({ id, name }) => [id.toLowerCase(), name]));
}

export type ListedProduct = { marketplace: string; primaryId: string; category: string };

/** Every listed product with its category. Waits for the whole list. Throws Failure. */
export async function readProducts(reader: Reader): Promise<readonly ListedProduct[]> {
  return (await heldLists.products(reader, { whole: true })).rows;
}

/** How long an answer waits for categories that are read for the first time. */
const waitMs = 700;

/** What is known of products' categories right now. Without a key, or while the API is down, there are none. */
export async function readCategories(
  reader: Reader,
): Promise<{ state: 'loaded' | 'loading' | 'failed'; products: readonly ListedProduct[] }> {
  try {
    const { rows, complete, cut } = await heldLists.products(reader, { waitMs });
    return complete || cut ? { state: 'loaded', products: rows } : { state: 'loading', products: [] };
  } catch (error) {
    if (error instanceof Failure) return { state: 'failed', products: [] };
    throw error;
  }
}
