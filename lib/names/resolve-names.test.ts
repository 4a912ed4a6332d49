import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { listSources } from '@/lib/catalog/list-sources';
import { readList } from '@/lib/catalog/read-list';
import { createSellerWorkspace } from '@/lib/connections/testing/seller-workspace';
import type { OperationId } from '@/lib/contract/paths';
import { Failure } from '@/lib/failure';
import type { Call } from '@/lib/gateway/call';
import { openEmbeddedLedger } from '@/lib/ledger/testing/ledgers';
import { resolveNames } from './resolve-names';

const ledger = openEmbeddedLedger();

const creator = (id: string) => ({ id, name: `Creator ${id}`, email: '', bio: '', partneredBrandIds: [] });
const partners = Array.from({ length: 120 }, (_, at) => creator(`c${at}`));

type Input = { query?: Record<string, string[]>; params?: { id: string } };
type Answers = Record<string, (input: Input) => unknown>;

/** An API of 30 products, 2 brands, 120 partners and whoever left, but for what is `given`; counts its calls. */
async function makeApi(given: Answers = {}) {
  const calls: OperationId[] = [];
  const answers: Answers = {
    listBrands: ({ query }) => ({
      brands: (query?.brand_ids ?? [])
        .filter((id) => id !== 'gone')
        .map((id) => ({ id, name: `Brand ${id}` })),
      cursor: null,
    }),
    listCatalogProducts: ({ query }) => ({
      products: (query?.product_ids ?? []).map((id) => ({ primaryId: id, title: `Title ${id}` })),
      cursor: null,
    }),
    listActiveCreators: ({ query }) => {
      const from = Number(query?.cursor ?? 0);
      return { creators: partners.slice(from, from + 100), cursor: from === 0 ? '100' : '' };
    },
    getCreator: ({ params }) => {
      if (params?.id === 'unknown') throw new Failure('not_found', 'Creator Not Found');
      return creator(params?.id ?? '');
    },
    ...given,
  };
  const call = (async (id: OperationId, input: object) => {
    calls.push(id);
    return answers[id]?.(input);
  }) as Call;
  const { db, store } = ledger();
  return { call, calls, reader: { db, store, workspaceId: await createSellerWorkspace(db), call } };
}

const many = (most: number, name = 'c') => Array.from({ length: most }, (_, at) => `${name}${at}`);

it('names what it can and leaves out what the API does not know', async () => {
  const names = await resolveNames(await makeApi(), {
    brands: ['a', 'gone'],
    products: ['P1'],
    creators: ['c1', 'unknown'],
  });
  expect(names).toEqual({
    brands: { a: 'Brand a' },
    products: { P1: 'Title P1' },
    creators: { c1: 'Creator c1' },
    complete: true,
  });
});

it('asks once for what it has been told, unknown ids included', async () => {
  const api = await makeApi();
  await resolveNames(api, { brands: ['a', 'gone'] });
  await resolveNames(api, { brands: ['gone', 'a'] });
  expect(api.calls).toEqual(['listBrands']);
});

it('reads the list of partners for many creators, and asks for those who left', async () => {
  const api = await makeApi();
  const ids = ['c0', 'c50', 'c99', 'c100', 'c119', 'former'];
  const { creators } = await resolveNames(api, { creators: ids });
  expect(Object.keys(creators)).toEqual(ids);
  expect(api.calls).toEqual(['listActiveCreators', 'listActiveCreators', 'getCreator']);
});

it('reads the list once for all who ask, at once or later', async () => {
  const api = await makeApi();
  const asked = [many(5), many(10).slice(5), many(15).slice(10)];
  await Promise.all(asked.slice(1).map((creators) => resolveNames(api, { creators })));
  await resolveNames(api, { creators: asked[0] ?? [] });
  expect(api.calls).toEqual(['listActiveCreators', 'listActiveCreators']);
});

it('does not wait for a long list where few are missing', async () => {
  const api = await makeApi({ listActiveCreators: () => sleep(60_000, null, { ref: false }) });
  const { creators, complete } = await resolveNames(api, { creators: many(6) });
  expect([Object.keys(creators), complete]).toEqual([many(6), true]);
  expect(api.calls.filter((id) => id === 'getCreator')).toHaveLength(6);
});

it('says that more come while a long list is being read, and asks for none of them singly', async () => {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const api = await makeApi({
    listActiveCreators: async ({ query }) => {
      const from = Number(query?.cursor ?? 0);
      await opened;
      return { creators: partners.slice(from, from + 100), cursor: from === 0 ? '100' : '' };
    },
  });
  const first = await resolveNames(api, { creators: many(100) });
  expect(first).toMatchObject({ creators: {}, complete: false });
  open();
  const second = await resolveNames(api, { creators: many(100) });
  expect([Object.keys(second.creators), second.complete]).toEqual([many(100), true]);
  expect(api.calls).toEqual(['listActiveCreators', 'listActiveCreators']);
});

it('names creators of an API whose list has no end', async () => {
  let cursor = 0;
  const api = await makeApi({
    listActiveCreators: async () => ({ creators: [creator('c0')], cursor: String(++cursor) }),
  });
  const { creators } = await resolveNames(api, { creators: many(6) });
  expect(Object.keys(creators)).toEqual(many(6));
  expect(cursor).toBeLessThan(200);
});

it('asks next time for those it had no room for, and calls none of them unknown', async () => {
  const api = await makeApi();
  const ids = many(60, 'former');
  const first = await resolveNames(api, { creators: ids });
  expect([Object.keys(first.creators).length, first.complete]).toEqual([40, false]);
  const second = await resolveNames(api, { creators: ids });
  expect([Object.keys(second.creators), second.complete]).toEqual([ids, true]);
  expect(api.calls.filter((id) => id === 'getCreator')).toHaveLength(60);
});

it('asks for many products in pieces whose rows fit one page', async () => {
  const api = await makeApi();
  const { products } = await resolveNames(api, { products: many(30, 'P') });
  expect(Object.keys(products)).toHaveLength(30);
  expect(api.calls).toHaveLength(3);
});

it('keeps workspaces apart', async () => {
  const [mine, theirs] = [await makeApi(), await makeApi()];
  await resolveNames(mine, { brands: ['a'] });
  await resolveNames(theirs, { brands: ['a'] });
  expect(theirs.calls).toEqual(['listBrands']);
});

it('asks the API for nothing that a stored list names, also after it left the API', async () => {
  const api = await makeApi();
  const { reader } = api;
  await readList(reader, listSources.creators, { whole: true });
  partners.splice(0, 1);
  await readList(reader, listSources.creators, { whole: true, refresh: true });
  partners.unshift(creator('c0'));
  api.calls.length = 0;
  const { creators, complete } = await resolveNames(api, { creators: ['c0', 'c1', 'c119'] });
  expect(creators).toEqual({ c0: 'Creator c0', c1: 'Creator c1', c119: 'Creator c119' });
  expect([complete, api.calls]).toEqual([true, []]);
});
