import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { CatalogProduct } from '@/lib/contract/resources/product';
import { listSources } from '@/lib/data/fetch/lists/list-sources';
import {
  appearancesOf,
  type Listing,
  listedKey,
  listingsSince,
  reportsOfListed,
} from '@/lib/data/read/lists/testing/random-listings';
import { storeItems } from '@/lib/data/read/lists/testing/store-items';
import { type Day, eachDay } from '@/lib/data/terms/days';
import { firstUnsettledDay } from '@/lib/data/terms/ranges/look-back';
import { sum } from '@/lib/data/testing/expected-figures';
import { toApiRows } from '@/lib/data/testing/fact-rows';
import { type Fact, factDays } from '@/lib/data/testing/facts';
import { bothLedgers } from '@/lib/data/testing/ledgers';
import { storeRows } from '@/lib/data/testing/stored-rows';
import type { Call } from '@/lib/gateway/call';
import { requireConnectionInUse } from '@/lib/gateway/connections/connection-in-use';
import { connections } from '@/lib/gateway/connections/schema';
import { countRuns } from '@/lib/testing/count-runs';
import { readProductHistory } from './product-history';

const today = '2026-06-30';
/** The key was added before the first list, and rows end before the range does. */
const [keyAdded, firstList] = ['2026-05-02', '2026-05-05'];
const range = { from: '2026-04-25', to: today };

type Key = Pick<CatalogProduct, 'primaryId' | 'marketplace'>;
type Value = (product: CatalogProduct) => unknown;

const values = {
  price: ({ pricing }) => pricing && { amount: String(pricing.price), currency: pricing.currency },
  rate: ({ commissionPercentage }) => String(commissionPercentage),
  inStock: ({ inStock }) => inStock,
  active: ({ active }) => active,
} satisfies Record<string, Value>;

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/**
 * The value on a day; undefined if unknown. A day with lists has that of the last one. Before the first list, a product is
 * as it was listed first. Between two days with lists, it is known if the first one of the later day still has the value.
 */
function valueOn(day: Day, seen: readonly { day: Day; value: unknown }[]): unknown {
  const on = seen.findLast((one) => one.day === day);
  if (on) return on.value;
  const before = seen.findLast((one) => one.day < day);
  const after = seen.find((one) => one.day > day);
  if (!before || !after) return day >= keyAdded ? after?.value : undefined;
  return same(after.value, before.value) ? before.value : undefined;
}

/** The clicks of a day, and whether they may change. Null if its rows are not loaded. */
function clicksOn(day: Day, given: readonly Fact[], { primaryId, marketplace }: Key) {
  if (day < factDays.from || day > factDays.to) return { day, clicks: null, mayChange: false };
  const rows = given.filter(
    (fact) => fact.day === day && fact.product === primaryId && fact.marketplace === marketplace,
  );
  const mayChange = day >= firstUnsettledDay(today) || rows.some(({ final }) => !final);
  return { day, clicks: sum(rows.map(({ clicks }) => clicks)).toNumber(), mayChange };
}

const call: Call = async () => {
  throw new Error('Nothing is fetched.');
};

bothLedgers('The history of products', (ledger, kind) => {
  async function store(listings: readonly Listing[], rows: readonly Fact[]) {
    const { db } = ledger();
    const at = new Date(`${today}T12:00:00.000Z`);
    const context = await storeRows(ledger(), toApiRows(rows), factDays, { at, fetched: ['reports'] });
    const { id: workspaceId, store } = context;
    const connection = await requireConnectionInUse(db, workspaceId, 'seller');
    const createdAt = new Date(`${keyAdded}T12:00:00.000Z`);
    await db.update(connections).set({ createdAt }).where(eq(connections.id, connection));
    for (const [fence, { at: asOf, products }] of listings.entries()) {
      const place = { db, store, workspaceId, connection };
      await storeItems(place, listSources.products, products, { asOf, fence: fence + 1 });
    }
    return { ...context, walk: call, still: true };
  }

  it('are those of its lists, whatever appears, changes, vanishes and returns', {
    timeout: 300_000,
  }, async () => {
    const given = fc.record({
      listings: listingsSince(firstList),
      rows: reportsOfListed,
      asked: fc.uniqueArray(listedKey, {
        minLength: 6,
        maxLength: 6,
        selector: (key) => JSON.stringify(key),
      }),
    });
    const property = fc.asyncProperty(given, async ({ listings, rows, asked }) => {
      const catalog = await store(listings, rows);
      for (const key of asked) {
        const { primaryId: product, marketplace } = key;
        const answer = await readProductHistory(catalog, { product, marketplace, ...range });
        const seen = appearancesOf(listings, key);
        expect(answer.listedOn).toBe(seen.at(-1)?.day ?? null);
        expect(answer.isListed).toBe(appearancesOf(listings.slice(-1), key).length > 0);
        for (const [name, read] of Object.entries(values)) {
          const steps = answer[name as keyof typeof values].flatMap(({ value, ...days }) =>
            eachDay(days).map((day) => ({ day, value: value as unknown })),
          );
          const known = seen.map((one) => ({ day: one.day, value: read(one.product) }));
          const expected = eachDay(range).flatMap((day) => {
            const value = valueOn(day, known);
            return value === undefined ? [] : [{ day, value }];
          });
          expect(steps, `${name} of ${product} in ${marketplace}`).toEqual(expected);
        }
        // Click reports do not cover that marketplace. Rows may know it all the same.
        const isReported =
          marketplace !== 'elsewhere.example' ||
          rows.some(
            (fact) =>
              fact.product === product &&
              fact.marketplace === marketplace &&
              fact.day >= range.from &&
              fact.day <= range.to,
          );
        const days = eachDay(range).map((day) => clicksOn(day, rows, key));
        expect(answer.clicks).toEqual(isReported ? days : null);
      }
    });
    await fc.assert(property, { numRuns: countRuns(15, kind), endOnFailure: true });
  });
});
