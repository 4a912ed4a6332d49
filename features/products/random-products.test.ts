import fc from 'fast-check';
import { expect, it } from 'vitest';
import { listSources } from '@/lib/data/fetch/lists/list-sources';
import { readList } from '@/lib/data/fetch/lists/read-list';
import { expectProducts, type World } from '@/lib/data/read/lists/testing/expected-products';
import { toApiRows } from '@/lib/data/testing/fact-rows';
import { currencies, factDay, factDays, facts, pools } from '@/lib/data/testing/facts';
import { bothLedgers } from '@/lib/data/testing/ledgers';
import { sampleBrand, sampleProduct } from '@/lib/data/testing/sample-items';
import { storeRows } from '@/lib/data/testing/stored-rows';
import type { Call } from '@/lib/gateway/call';
import { countRuns } from '@/lib/testing/count-runs';
import { findingNames } from './findings';
import { listFindings } from './list-findings';
import { listProducts } from './list-products';
import { type ProductQuery, productQuerySchema } from './product-query';
import { productSorts } from './product-shape';

const brands = pools.brand.map((id, at) => sampleBrand(id, { name: ['Ärger & Co', 'zebra'][at] ?? id }));
const marketplaces = [...pools.marketplace, 'storefront-platform.com', 'new.example'];
const categories = ['Toys', 'toys', 'Cooking, slow', 'É'];
const unlisted = 'b9999999-0000-4000-8000-000000000000';

const product = fc
  .record({
    primaryId: fc.constantFrom(...pools.product, 'x%_', 'none'),
    marketplace: fc.constantFrom(...marketplaces),
    title: fc.constantFrom('Rice cooker', 'rice COOKER 2', 'Ölkanne', 'Z', '100% _x', ''),
    brandId: fc.constantFrom(...pools.brand, unlisted),
    category: fc.constantFrom(...categories),
    commissionPercentage: fc.constantFrom(0, 0.05, 0.1, 0.15, 0.125),
    inStock: fc.boolean(),
    active: fc.boolean(),
    pricing: fc.option(
      fc.record({
        price: fc.constantFrom(0, 0.1, 19.99, 20, 1234.5678),
        currency: fc.constantFrom('USD', 'EUR', 'GBP', 'SEK'),
      }),
      { freq: 5 },
    ),
  })
  .map((given) => sampleProduct(given.primaryId, given));

const some = (values: readonly string[]) =>
  fc.subarray([...values], { maxLength: 3 }).map((list) => list.map(escapeComma).join(','));
const escapeComma = (text: string) => text.replaceAll(',', '%2C');

/** Each filter is set in about half of the queries. */
const query = fc
  .record(
    {
      q: fc.constantFrom('rice', 'COOKER rice', 'ärger', '%', '_', 'toys z'),
      brands: some([...pools.brand, unlisted]),
      ids: some([...pools.product, 'x%_', 'UNKNOWN']),
      active: fc.constantFrom('true', 'false'),
      stock: fc.constantFrom('in', 'out'),
      priceBelow: fc.constantFrom('USD:20', 'USD:19.99', 'EUR:1234.5679', 'JPY:0.1'),
      categories: some(categories),
      marketplaces: some(marketplaces),
      finding: fc.constantFrom(...findingNames),
      currency: fc.constantFrom(...currencies.reports, 'JPY'),
      sort: fc.constantFrom(...productSorts),
      order: fc.constantFrom('asc', 'desc'),
      offset: fc.constantFrom('0', '1', '3'),
      limit: fc.constantFrom('1', '4', '100'),
    },
    { requiredKeys: [] },
  )
  .chain((given) =>
    fc.tuple(fc.subarray(Object.keys(given)), factDay, factDay).map(([kept, a, b]) => {
      const chosen = Object.fromEntries(Object.entries(given).filter(([name]) => kept.includes(name)));
      return productQuerySchema.parse({ ...chosen, from: a < b ? a : b, to: a < b ? b : a });
    }),
  );

const world = fc.record({
  brands: fc.constant(brands),
  products: fc.uniqueArray(product, {
    maxLength: 25,
    size: 'max',
    selector: ({ marketplace, primaryId }) => `${marketplace}/${primaryId}`,
  }),
  facts: facts('reports'),
});

bothLedgers('The stored catalog', (ledger, kind) => {
  const numRuns = countRuns(6, kind);
  async function store({ products, brands, facts }: World) {
    const context = await storeRows(ledger(), toApiRows(facts), factDays);
    const call = (async (id: string) => ({
      ...(id === 'listBrands' ? { brands } : { products }),
      cursor: null,
    })) as unknown as Call;
    const catalog = { ...context, walk: call };
    await readList(catalog, listSources.brands, { untilComplete: true });
    await readList(catalog, listSources.products, { untilComplete: true });
    return catalog;
  }

  it('answers every query like a simple computation', { timeout: 120_000 + numRuns * 20_000 }, async () => {
    const property = fc.asyncProperty(
      world,
      fc.array(query, { minLength: 6, maxLength: 12, size: 'max' }),
      async (given, queries: ProductQuery[]) => {
        const context = await store(given);
        for (const parsed of queries) {
          const { findings, ...expected } = expectProducts(given, parsed);
          expect(await listProducts(context, parsed)).toMatchObject(expected);
          const found = await listFindings(context, parsed);
          expect(found.findings.toSorted((a, b) => (a.name < b.name ? -1 : 1))).toEqual(
            findings.toSorted((a, b) => (a.name < b.name ? -1 : 1)),
          );
        }
      },
    );
    await fc.assert(property, { numRuns });
  });
});
