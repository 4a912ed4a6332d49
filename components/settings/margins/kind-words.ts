import type { MarginKind } from '@/lib/profit/margin-shape';

/** What the kinds are called. */
export const kindWords: Record<MarginKind, { one: string; many: string }> = {
  brand: { one: 'Brand', many: 'Brands' },
  category: { one: 'Category', many: 'Categories' },
  product: { one: 'Product', many: 'Products' },
};
