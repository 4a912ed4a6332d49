import { findings } from './findings';
import { matchText } from './match-text';
import type { ProductFilters } from './product-query';
import type { ProductRow } from './product-shape';

type Matched = Pick<
  ProductFilters,
  'q' | 'brands' | 'ids' | 'active' | 'stock' | 'categories' | 'marketplaces' | 'finding'
>;

/** A test that a row passes where it meets every filter that is set. Text is looked for in title, id, brand and category. */
export function matchProducts(filters: Matched): (row: ProductRow) => boolean {
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
  if (filters.q) {
    const mentions = matchText(filters.q);
    tests.push(({ product, brandName }) =>
      mentions(product.title, product.primaryId, brandName, product.category),
    );
  }
  if (filters.finding) {
    const rule = findings[filters.finding];
    tests.push(({ product, figures }) => rule(product, figures));
  }
  return (row) => tests.every((test) => test(row));
}
