import { randomUUID } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { exportRows } from '@/features/reports/export';
import { exportQuerySchema } from '@/features/reports/export-query';
import { listRows } from '@/features/reports/rows';
import { rowsQuerySchema } from '@/features/reports/rows-query';
import { summarize } from '@/lib/data/read/summary/summary';
import { summaryQuerySchema } from '@/lib/data/read/summary/summary-query';
import { addItems, addUnlisted, beginWalk, finishWalk, forgetLists } from '@/lib/data/store/lists/store-list';
import type { Ledger } from '@/lib/data/store/workspace';
import type { NamedDimension } from '@/lib/data/terms/named-dimensions';
import { addWorkspace, bothLedgers } from '@/lib/data/testing/ledgers';
import { openStore } from '@/lib/data/testing/open-store';
import { brandA, creatorA, reportRow } from '@/lib/data/testing/rows';
import { storeRows } from '@/lib/data/testing/stored-rows';
import { readNames } from './read-names';

type Listed = { key: string; id: string; name: string };

const july = { from: '2025-07-01', to: '2025-07-31' };
const ids = ['p1', 'p2', 'p3'] as const;
const marketplaces = ['marketplace.com', 'marketplace.de'];

/** Walks in order, each with its items in API order. An item that only an earlier walk contains has left the API. */
const walks = fc.array(
  fc.uniqueArray(
    fc.record({
      id: fc.constantFrom(...ids),
      marketplace: fc.constantFrom(...marketplaces),
      name: fc.constantFrom('', 'Pan', 'Pot', 'Lid "XL", blue', '名前 😀'),
    }),
    { selector: ({ id, marketplace }) => `${marketplace}/${id}` },
  ),
  { minLength: 1, maxLength: 4 },
);

/** The first named item of the newest walk that has one. */
function nameOf(history: readonly (readonly Listed[])[], id: string): string | undefined {
  const [last = [], ...before] = history.toReversed();
  const seen = new Set(last.map(({ key }) => key));
  const listed = last.find((item) => item.id === id && item.name !== '');
  if (listed) return listed.name;
  for (const walk of before) {
    const left = walk.filter(({ key }) => !seen.has(key));
    const found = left.find((item) => item.id === id && item.name !== '');
    if (found) return found.name;
    for (const { key } of left) seen.add(key);
  }
  return undefined;
}

bothLedgers('Names', (ledger) => {
  const walk = async (
    workspaceId: string,
    fence: number,
    listed: readonly Listed[],
    given: { list?: string; connection?: string } = {},
  ) => {
    const store = ledger().stores.of(workspaceId);
    const asOf = new Date(Date.UTC(2026, 0, fence));
    const walk = { workspaceId, list: 'products', connection: 'c', fence, asOf, ...given };
    await beginWalk(store, walk);
    await addItems(
      store,
      walk,
      listed.map((item) => ({ ...item, texts: [], data: {} })),
      0,
    );
    await finishWalk(store, walk, { cut: false });
  };
  const read = (workspaceId: string, keys: readonly string[] = ids, dimension: NamedDimension = 'product') =>
    readNames(ledger().stores.of(workspaceId).read, workspaceId, dimension, keys);
  const listed = (id: string, name: string): Listed => ({ key: id, id, name });
  const labels = async (context: Ledger, group: string, given: Record<string, string> = {}) => {
    const query = summaryQuerySchema.parse({ ...july, group, ...given });
    const { currencies, filterNames } = await summarize(context, query);
    const groups = currencies.flatMap((entry) => entry.groups);
    return { filterNames, groups: groups.map(({ key, label }) => [key, label]) };
  };

  it('are those of the newest walk, otherwise of the walk that last had the item', async () => {
    await fc.assert(
      fc.asyncProperty(walks, async (given) => {
        const workspaceId = randomUUID();
        const history = given.map((items) =>
          items.map(({ id, marketplace, name }) => ({ key: `${marketplace}/${id}`, id, name })),
        );
        for (const [at, items] of history.entries()) await walk(workspaceId, at + 1, items);
        const expected = ids.flatMap((id) => {
          const name = nameOf(history, id);
          return name === undefined ? [] : [[id, name]];
        });
        expect([...(await read(workspaceId))].sort()).toEqual(expected);
      }),
      { numRuns: 25 },
    );
  });

  it('are in groups, rows, filters and files', async () => {
    const rows = ['p1', 'p2', 'p1'].map((asin) => reportRow({ date: '2025-07-02', asin, sales: 1 }));
    const context = await storeRows(ledger(), { standard: rows }, july);
    const { id: workspaceId } = context;
    expect((await labels(context, 'product')).groups).toEqual([
      ['p1', null],
      ['p2', null],
    ]);
    await walk(workspaceId, 1, [listed('p1', 'Old pan'), listed('p2', '=Lid')]);
    await walk(workspaceId, 2, [listed('p1', 'Pan')]);
    await walk(workspaceId, 1, [listed(brandA, 'Alder')], { list: 'brands' });
    await walk(workspaceId, 1, [listed(creatorA, 'Ann')], { list: 'creators' });
    const { groups, filterNames } = await labels(context, 'product', {
      brands: brandA,
      products: 'p2,p1,p3',
    });
    expect(groups).toEqual([
      ['p1', 'Pan'],
      ['p2', '=Lid'],
    ]);
    expect(filterNames).toEqual({ brands: { [brandA]: 'Alder' }, products: { p1: 'Pan', p2: '=Lid' } });
    expect((await labels(context, 'brand')).groups).toEqual([[brandA, 'Alder']]);
    expect((await labels(context, 'creator')).groups).toEqual([[creatorA, 'Ann']]);
    const page = await listRows(context, rowsQuerySchema.parse(july));
    const told = page.rows.map((row) => [row.product, row.productName, row.brandName, row.creatorName]);
    expect(told.sort()).toEqual([
      ['p1', 'Pan', 'Alder', 'Ann'],
      ['p1', 'Pan', 'Alder', 'Ann'],
      ['p2', '=Lid', 'Alder', 'Ann'],
    ]);
    const { body } = await exportRows(context, exportQuerySchema.parse(july), {
      signal: new AbortController().signal,
      noteEnd: async () => {},
    });
    const records: Record<string, string>[] = parse(await new Response(body).text(), {
      columns: true,
      comment: '#',
    });
    expect(records.map((record) => [record.product, record.productName]).sort()).toEqual([
      ['p1', 'Pan'],
      ['p1', 'Pan'],
      ['p2', "'=Lid"],
    ]);
    expect(records[0]).toMatchObject({ brandName: 'Alder', creatorName: 'Ann' });
  });

  it('of another workspace or list, or of a deleted list, are not read', async () => {
    const [mine, theirs] = [await addWorkspace(ledger().db), await addWorkspace(ledger().db)];
    await walk(theirs, 1, [listed('p1', 'Theirs')]);
    await walk(mine, 1, [listed('p1', 'A brand')], { list: 'brands' });
    expect(await read(mine)).toEqual(new Map());
    await walk(mine, 1, [listed('p1', 'Mine')]);
    expect(await read(mine)).toEqual(new Map([['p1', 'Mine']]));
    await walk(mine, 2, [listed('p2', 'Of another key')], { connection: 'd' });
    expect(await read(mine)).toEqual(new Map([['p2', 'Of another key']]));
    await forgetLists(ledger().stores.of(mine), mine, { except: 'c' });
    expect(await read(mine)).toEqual(new Map());
    expect(await read(theirs)).toEqual(new Map([['p1', 'Theirs']]));
  });

  it('of another API are not read', async () => {
    const folder = await mkdtemp(join(ledger().folder, 'apis-'));
    const stores = await Promise.all(
      ['https://a.example', 'https://b.example'].map((api) => openStore(folder, api)),
    );
    const found: string[][] = [];
    for (const store of stores) {
      const walk = { workspaceId: 'w', list: 'products', connection: 'c', fence: 1, asOf: new Date() };
      if (store === stores[0]) await beginWalk(store, walk);
      if (store === stores[0])
        await addItems(store, walk, [{ ...listed('p1', 'Pan'), texts: [], data: {} }], 0);
      found.push([...(await readNames(store.read, 'w', 'product', ids)).values()]);
      await store.close();
    }
    expect(found).toEqual([['Pan'], []]);
  });

  it('that no list contains are stored with it, until it contains them', async () => {
    const workspaceId = await addWorkspace(ledger().db);
    const products = { workspaceId, list: 'products', connection: 'c' };
    const unlisted = new Map([
      ['p2', 'Gone'],
      ['p3', ''],
    ]);
    await addUnlisted(ledger().stores.of(workspaceId), products, unlisted);
    expect(await read(workspaceId)).toEqual(new Map());
    await walk(workspaceId, 1, [listed('p1', 'Pan')]);
    await addUnlisted(ledger().stores.of(workspaceId), { ...products, connection: 'd' }, unlisted);
    expect(await read(workspaceId)).toEqual(new Map([['p1', 'Pan']]));
    await addUnlisted(ledger().stores.of(workspaceId), products, unlisted);
    await walk(workspaceId, 2, [listed('p3', 'New')]);
    expect([...(await read(workspaceId))].sort()).toEqual([
      ['p1', 'Pan'],
      ['p2', 'Gone'],
      ['p3', 'New'],
    ]);
  });
});
