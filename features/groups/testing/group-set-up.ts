import { product, setUpProfit } from '@/features/profit/testing/profit-set-up';
import { listSources } from '@/lib/data/fetch/lists/list-sources';
import { storeItems } from '@/lib/data/read/lists/testing/store-items';
import { summarize } from '@/lib/data/read/summary/summary';
import { summaryQuerySchema } from '@/lib/data/read/summary/summary-query';
import type { TestLedger } from '@/lib/data/testing/ledgers';
import { brandA, reportRow } from '@/lib/data/testing/rows';
import { sampleCreator } from '@/lib/data/testing/sample-items';
import { requireConnectionInUse } from '@/lib/gateway/connections/connection-in-use';
import { addGroup } from '../add-group';

export const range = { from: '2026-05-01', to: '2026-05-31' } as const;
export const ada = 'c0000000-0000-4000-8000-0000000000a1';
export const bob = 'c0000000-0000-4000-8000-0000000000b2';
/** A page of members. */
export const page = { top: 100, offset: 0 };
/** The second one is out of stock. */
export const catalogItems = () => [product('P1'), product('P2', { inStock: false })];

const rows = {
  standard: [
    reportRow({ date: '2026-05-02', asin: 'P1', creatorId: ada, sales: 10 }),
    reportRow({ date: '2026-05-03', asin: 'P2', creatorId: bob, sales: 5 }),
  ],
};
const creator = (id: string, name: string) =>
  sampleCreator(id, { name, email: `${name}@example.com`, partneredBrandIds: [brandA] });

/** A workspace with sales of two products by two creators, and the lists of both. */
export async function setUpGroups(ledger: TestLedger) {
  const { db } = ledger;
  const { owner, catalog } = await setUpProfit(ledger, rows, range, {
    brands: [{ id: brandA, name: 'Alder Kitchen' }],
  });
  const { id: workspaceId, store } = catalog;
  const connection = await requireConnectionInUse(db, workspaceId, 'seller');
  const place = { db, store, workspaceId, connection };
  const at = { asOf: new Date(), fence: 1 };
  await storeItems(place, listSources.products, catalogItems(), at);
  await storeItems(place, listSources.creators, [creator(ada, 'Ada'), creator(bob, 'Bob')], at);
  const out = { kind: 'product', name: 'Out', filter: { stock: 'out' } } as const;
  return {
    db,
    owner,
    catalog,
    workspaceId,
    store,
    place,
    /** Adds a group of the products that are out of stock. */
    addOut: () => addGroup(catalog, owner, out),
    salesBy: async (asked: object) => {
      const query = summaryQuerySchema.parse({ ...range, ...asked });
      const { currencies, overlapping } = await summarize(catalog, query);
      const [part] = currencies;
      return {
        total: part?.figures.sales,
        lines: part?.groups.map(({ label, figures }) => [label, figures.sales]),
        overlapping: overlapping.length,
      };
    },
  };
}
