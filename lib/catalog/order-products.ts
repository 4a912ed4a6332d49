import { orderRows, type SortKey } from './order-rows';
import type { CurrencyFigures } from './performance-shape';
import type { ProductRow, ProductSort } from './product-shape';

/** The figures that stand for a row: those in the currency of its price, else the first. */
const leading = ({ product, figures }: ProductRow): CurrencyFigures | undefined =>
  figures.find(({ currency }) => currency === product.pricing.currency) ?? figures[0];

const money = (row: ProductRow, metric: 'sales' | 'commission'): SortKey => {
  const entry = leading(row);
  return { currency: entry?.currency, amount: entry ? Number(entry.figures[metric]) : null };
};

const plain = (amount: number | null | undefined): SortKey => ({ amount: amount ?? null });

const count = (row: ProductRow, metric: 'clicks' | 'conversions' | 'conversionRate'): SortKey =>
  plain(leading(row)?.figures[metric]);

const keys: Record<Exclude<ProductSort, 'listed'>, (row: ProductRow) => SortKey> = {
  title: ({ product }) => product.title.toLowerCase(),
  brand: ({ brandName }) => (brandName ?? '').toLowerCase(),
  category: ({ product }) => product.category.toLowerCase(),
  marketplace: ({ product }) => product.marketplace,
  price: ({ product }) => ({ currency: product.pricing.currency, amount: product.pricing.price }),
  rate: ({ product }) => plain(product.commissionPercentage),
  sales: (row) => money(row, 'sales'),
  commission: (row) => money(row, 'commission'),
  clicks: (row) => count(row, 'clicks'),
  conversions: (row) => count(row, 'conversions'),
  conversionRate: (row) => count(row, 'conversionRate'),
  effectiveRate: (row) => plain(leading(row)?.standardRate),
};

/** `listed` is the order of the API. */
export function orderProducts(
  rows: readonly ProductRow[],
  sort: ProductSort,
  order: 'asc' | 'desc',
): ProductRow[] {
  return sort === 'listed' ? rows.slice() : orderRows(rows, keys[sort], order);
}
