import type { CatalogProduct } from '@/lib/contract/resources/product';
import type { Day } from '@/lib/ledger/days';
import { productKey } from './product-key';
import { type ProductField, productFields } from './schema';

/** What of a product is compared with the list before, as text. */
export type ListedValues = Record<ProductField, string>;

/** A product as it was last listed. `gone`: the day of the first list without it. */
type Listed = { values: ListedValues; gone?: Day | undefined };

/** Products by their key. */
export type ListedProducts = Map<string, Listed>;

export type ProductChange = {
  product: CatalogProduct;
  field: ProductField;
  before: string;
  after: string;
  /** The day of the first list without the product, where it had been missing since. */
  gone?: Day | undefined;
};

/** The listed values of a product: `0.12`, `in` or `out`, `yes` or `no`, `19.99 USD`. */
export function readListed({ commissionPercentage, inStock, active, pricing }: CatalogProduct): ListedValues {
  return {
    rate: String(commissionPercentage),
    stock: inStock ? 'in' : 'out',
    active: active ? 'yes' : 'no',
    price: `${pricing.price} ${pricing.currency}`,
  };
}

/**
 * Compares a whole list of `today` with the one before, and gives what changed, and what to compare the next list with. A
 * product that is listed for the first time has changed nothing. One that is missing is remembered until `forget`, so
 * that it is compared once it comes back.
 */
export function compareProducts(
  before: ListedProducts,
  list: readonly CatalogProduct[],
  { today, forget }: { today: Day; forget: Day },
): { changes: ProductChange[]; listed: ListedProducts } {
  const listed: ListedProducts = new Map();
  const changes: ProductChange[] = [];
  for (const product of list) {
    const key = productKey(product.marketplace, product.primaryId);
    const values = readListed(product);
    const last = before.get(key);
    listed.set(key, { values });
    for (const field of last ? productFields : []) {
      const [was, is] = [last?.values[field] ?? '', values[field]];
      if (was !== is) changes.push({ product, field, before: was, after: is, gone: last?.gone });
    }
  }
  for (const [key, { values, gone = today }] of before) {
    if (!listed.has(key) && gone > forget) listed.set(key, { values, gone });
  }
  return { changes, listed };
}

/** The inverse of parseListed: a line of JSON per product, short because a catalog may have 250,000. */
export function writeListed(listed: ListedProducts): string {
  return Array.from(listed, ([key, { values, gone }]) =>
    JSON.stringify([key, ...productFields.map((field) => values[field]), ...(gone ? [gone] : [])]),
  ).join('\n');
}

export function parseListed(text: string): ListedProducts {
  if (text === '') return new Map();
  return new Map(
    text.split('\n').map((line) => {
      const [key = '', rate = '', stock = '', active = '', price = '', gone] = JSON.parse(line) as string[];
      return [key, { values: { rate, stock, active, price }, gone }];
    }),
  );
}
