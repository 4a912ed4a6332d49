import { findings } from './findings';
import type { ProductFilters } from './product-query';
import type { ProductRow } from './product-shape';

type Matched = Pick<
  ProductFilters,
  'q' | 'brands' | 'ids' | 'active' | 'stock' | 'categories' | 'marketplaces' | 'finding'
>;

/** A test that a row passes where it meets every filter that is set. Text is looked for in title, id, brand and category. */
export function matchProducts(filters: Matched): (row: ProductRow) => boolean {
  const words = (filters.q ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  const tests: ((row: ProductRow) => boolean)[] = [];
  const isOneOf = (values: string[] | undefined, read: (row: ProductRow) => string) => {
    if (!values || values.length === 0) return;
    const wanted = new Set(values);
    tests.push((row) => wanted.has(read(row)));
  };
  isOneOf(filters.brands, ({ product }) => product.brandId);
  isOneOf(filters.ids, ({ product }) => product.primaryId);
  isOneOf(filters.categories, ({ product }) => product.category);
  isOneOf(filters.marketplaces, ({ product }) => product.marketplace);
  if (filters.active !== undefined) tests.push(({ product }) => product.active === filters.active);
  if (filters.stock) tests.push(({ product }) => product.inStock === (filters.stock === 'in'));
  if (words.length > 0) {
    tests.push(({ product, brandName }) => {
      const text =
        `${product.title}\n${product.primaryId}\n${brandName ?? ''}\n${product.category}`.toLowerCase();
      return words.every((word) => text.includes(word));
    });
  }
  if (filters.finding) {
    const rule = findings[filters.finding];
    tests.push(({ product, figures }) => rule(product, figures));
  }
  return (row) => tests.every((test) => test(row));
}
