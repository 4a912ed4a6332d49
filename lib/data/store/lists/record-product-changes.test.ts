import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { makeMember } from '@/lib/access/testing/people';
import type { CatalogProduct } from '@/lib/contract/resources/product';
import { listProductChanges } from '@/lib/data/read/lists/list-product-changes';
import { readUnavailableSince } from '@/lib/data/read/lists/read-unavailable-since';
import { storeProducts } from '@/lib/data/read/lists/testing/store-products';
import type { LedgerStore } from '@/lib/data/store/engine/store';
import { addDays } from '@/lib/data/terms/days';
import { bothLedgers } from '@/lib/data/testing/ledgers';
import { brandA } from '@/lib/data/testing/rows';
import { sampleProduct } from '@/lib/data/testing/sample-items';
import { connections } from '@/lib/gateway/connections/schema';
import type { Db } from '@/lib/server/db/database';
import { readListed } from './record-product-changes';
import { productChanges } from './schema';
import { beginWalk, finishWalk } from './store-list';

/** A workspace with a seller key. */
async function addKey(db: Db) {
  const { workspaceId } = await makeMember(db);
  const sealed = { jwe: 'sealed', prefix: 'sk', lastFour: '1234' };
  const [key] = await db
    .insert(connections)
    .values({ workspaceId, family: 'seller', inUse: true, ...sealed })
    .returning({ id: connections.id });
  return { workspaceId, key: key?.id ?? '' };
}

const at = (day: string, hour = 12) => new Date(`${day}T${String(hour).padStart(2, '0')}:00:00.000Z`);
const november = { from: '2026-11-01', to: '2026-11-30' };

bothLedgers('changes of listed products', (ledger) => {
  let walks = 0;
  const list = (
    { workspaceId, key }: { workspaceId: string; key: string },
    products: CatalogProduct[],
    asOf: Date,
  ) => {
    walks += 1;
    return storeProducts({ ...ledger(), workspaceId, connection: key }, products, asOf, walks);
  };

  const changesOf = (key: string) =>
    ledger()
      .db.select()
      .from(productChanges)
      .where(eq(productChanges.connectionId, key))
      .orderBy(asc(productChanges.day), asc(productChanges.product), asc(productChanges.field));

  it('are empty after the first list, and then have each field with the day of the previous list', async () => {
    const { db } = ledger();
    const own = await addKey(db);
    const { key, workspaceId } = own;
    await list(own, [sampleProduct('A'), sampleProduct('B')], at('2026-11-02'));
    await list(own, [sampleProduct('A'), sampleProduct('C')], at('2026-11-05'));
    expect(await changesOf(key)).toEqual([]);
    const next = [
      sampleProduct('A', { commissionPercentage: 0.125, inStock: false }),
      sampleProduct('B', { active: false }),
    ];
    await list(own, next, at('2026-11-06'));
    expect(await listProductChanges(db, workspaceId, november, 3)).toMatchObject([
      { day: '2026-11-06', field: 'active', product: 'B', since: '2026-11-02', before: 'yes', after: 'no' },
      { field: 'rate', product: 'A', since: '2026-11-05', before: '0.1', after: '0.125', products: 1 },
      { field: 'stock', product: 'A', before: 'in', after: 'out', way: 'out' },
    ]);
  });

  it('that are undone on their day are not told, and leave the days before it unknown', async () => {
    const { db } = ledger();
    const own = await addKey(db);
    const out = sampleProduct('A', { inStock: false });
    const row = { marketplace: out.marketplace, id: 'A', name: 'A', walk: 1, last_seen: null, active: true };
    const unavailable = () => readUnavailableSince(db, own.key, [row]);
    await list(own, [out], at('2026-11-02'));
    await list(own, [sampleProduct('A')], at('2026-11-05', 8));
    await list(own, [out], at('2026-11-05', 9));
    expect(await changesOf(own.key)).toMatchObject([{ since: '2026-11-02', before: 'out', after: 'out' }]);
    expect(await listProductChanges(db, own.workspaceId, november, 3)).toEqual([]);
    expect(await unavailable()).toMatchObject([{ state: 'out', since: null }]);
    // A list of the same day had the value: it is known on every day.
    await list(own, [out], at('2026-11-06', 8));
    await list(own, [sampleProduct('A')], at('2026-11-06', 9));
    await list(own, [out], at('2026-11-06', 10));
    expect((await changesOf(own.key)).map(({ day }) => day)).toEqual(['2026-11-05']);
  });

  it('are looked for in a first list once Postgres has statistics of it', async () => {
    const workspaceId = randomUUID();
    const store = ledger().stores.of(workspaceId);
    const ran: string[] = [];
    const noting: LedgerStore = {
      ...store,
      write: (work) =>
        store.write((session) => {
          const run: typeof session.run = (sql, values) => {
            ran.push(sql);
            return session.run(sql, values);
          };
          return work({ ...session, run });
        }),
    };
    const analyzed: boolean[] = [];
    const finish = async (fence: number) => {
      ran.length = 0;
      const walk = { workspaceId, list: 'products', connection: 'c', fence, asOf: new Date() };
      await beginWalk(noting, walk);
      const onChanges = async () => void analyzed.push(ran.includes('ANALYZE ledger.items'));
      await finishWalk(noting, walk, { cut: false, onChanges });
    };
    await finish(1);
    await finish(2);
    expect(analyzed).toEqual([store.kind === 'postgres', false]);
  });

  it('belong to one product of those that differ in case, and are stored whatever an id contains', async () => {
    const { db } = ledger();
    const own = await addKey(db);
    const ids = ['P', 'p', 'q\0'];
    await list(
      own,
      ids.map((id) => sampleProduct(id)),
      at('2026-11-05'),
    );
    await list(
      own,
      ids.map((id) => sampleProduct(id, { inStock: false })),
      at('2026-11-06'),
    );
    const found = async (id: string) =>
      (await listProductChanges(db, own.workspaceId, { ...november, products: [id] }, 3)).map(
        (change) => change.product,
      );
    expect([await found('P'), await found('p'), await found('q')]).toEqual([['P'], ['p'], ['q']]);
  });

  it('are queried by brand, product and marketplace, prices only by product', async () => {
    const { db } = ledger();
    const own = await addKey(db);
    const { workspaceId } = own;
    const ids = ['A', 'B', 'C', 'D', 'E'];
    const dear = { pricing: { price: 19.99, currency: 'USD' }, commissionPercentage: 0.2 };
    await list(
      own,
      ids.map((id) => sampleProduct(id)),
      at('2026-11-02'),
    );
    await list(
      own,
      ids.map((id) => sampleProduct(id, dear)),
      at('2026-11-03'),
    );
    const read = (filters: Record<string, string[]> = {}, apart = 3) =>
      listProductChanges(db, workspaceId, { ...november, ...filters }, apart);
    expect((await read()).map((row) => [row.field, row.product, row.products])).toEqual([
      ['rate', 'A', 5],
      ['rate', 'B', 5],
      ['rate', 'C', 5],
    ]);
    expect((await read({ products: ['B'] })).map(({ field, after }) => [field, after])).toEqual([
      ['price', '19.99 USD'],
      ['rate', '0.2'],
    ]);
    expect(await read({ brands: [brandA.toUpperCase()] }, 1)).toHaveLength(1);
    expect(await read({ brands: ['another'] })).toEqual([]);
    expect(await read({ marketplaces: ['marketplace.ca'] })).toEqual([]);
    const other = await addKey(db);
    expect(await listProductChanges(db, other.workspaceId, november, 3)).toEqual([]);
  });

  it('are deleted with their key', async () => {
    const { db } = ledger();
    const own = await addKey(db);
    const { key } = own;
    await list(own, [sampleProduct('A')], at('2026-11-02'));
    await list(own, [sampleProduct('A', { inStock: false })], at('2026-11-03'));
    await db.delete(connections).where(eq(connections.id, key));
    expect(await changesOf(key)).toEqual([]);
    // A walk may end after its key was removed.
    await list(own, [sampleProduct('A')], at('2026-11-04'));
    expect(await changesOf(key)).toEqual([]);
  });

  it('are deleted after 400 days, and accept any text', async () => {
    const { db } = ledger();
    const own = await addKey(db);
    const { key } = own;
    const odd = `“\0${'😀'.repeat(200)}\ud800`;
    await list(own, [sampleProduct('A')], at('2025-01-01'));
    await list(own, [sampleProduct('A', { inStock: false })], at('2025-01-02'));
    await list(own, [sampleProduct('A', { title: odd })], at('2026-11-03'));
    expect((await changesOf(key)).map(({ day }) => day)).toEqual(['2026-11-03']);
  });

  it('lead from the first list to the newest, whatever appears, disappears and returns', async () => {
    const { db } = ledger();
    const listed = fc.record({
      commissionPercentage: fc.constantFrom(0.1, 0.15, 0.2),
      inStock: fc.boolean(),
      active: fc.boolean(),
      pricing: fc.record({ price: fc.constantFrom(1, 1.5), currency: fc.constantFrom('USD', 'CAD') }),
    });
    const catalog = fc.dictionary(fc.constantFrom('A', 'B/1', 'C'), listed, { noNullPrototype: true });
    const walks = fc.array(fc.record({ days: fc.constantFrom(0, 0, 1, 3), catalog }), { maxLength: 8 });
    const property = fc.asyncProperty(walks, async (given) => {
      const own = await addKey(db);
      const { key } = own;
      const first = new Map<string, ReturnType<typeof readListed>>();
      const newest = new Map<string, ReturnType<typeof readListed>>();
      let [day, hour] = ['2026-01-01', 0];
      for (const { days, catalog } of given) {
        [day, hour] = [addDays(day, days), hour + 1];
        const products = Object.entries(catalog).map(([id, values]) => sampleProduct(id, values));
        await list(own, products, at(day, hour));
        for (const listed of products) {
          const values = readListed(listed);
          if (!first.has(listed.primaryId)) first.set(listed.primaryId, values);
          newest.set(listed.primaryId, values);
        }
      }
      const replayed = new Map([...first].map(([id, values]) => [id, { ...values }]));
      for (const change of await changesOf(key)) {
        const values = replayed.get(change.product);
        if (!values) throw new Error(`${change.product} was never listed.`);
        // Each change starts with the previous one's value.
        expect(values[change.field]).toBe(change.before);
        expect(change.after !== change.before || change.since < change.day).toBe(true);
        values[change.field] = change.after;
      }
      expect(replayed).toEqual(newest);
    });
    await fc.assert(property, { numRuns: 15 });
  });
});
