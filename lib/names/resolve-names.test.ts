import { expect, it } from 'vitest';
import type { OperationId } from '@/lib/contract/paths';
import { Failure } from '@/lib/failure';
import type { Call } from '@/lib/gateway/call';
import { resolveNames } from './resolve-names';

const creator = (id: string) => ({ id, name: `Creator ${id}`, email: '', bio: '', partneredBrandIds: [] });

/** An API of 30 products, 2 brands, 120 partners and one former partner; counts its calls. */
function makeApi() {
  const calls: OperationId[] = [];
  const answers: Record<
    string,
    (input: { query?: Record<string, string[]>; params?: { id: string } }) => unknown
  > = {
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
      const creators = Array.from({ length: 120 }, (_, at) => creator(`c${at}`)).slice(from, from + 100);
      return { creators, cursor: from === 0 ? '100' : '' };
    },
    getCreator: ({ params }) => {
      if (params?.id === 'unknown') throw new Failure('not_found', 'Creator Not Found');
      return creator(params?.id ?? '');
    },
  };
  const call = (async (id: OperationId, input: object) => {
    calls.push(id);
    return answers[id]?.(input);
  }) as Call;
  return { call, calls, workspaceId: crypto.randomUUID() };
}

it('names what it can and leaves out what the API does not know', async () => {
  const names = await resolveNames(makeApi(), {
    brands: ['a', 'gone'],
    products: ['P1'],
    creators: ['c1', 'unknown'],
  });
  expect(names).toEqual({
    brands: { a: 'Brand a' },
    products: { P1: 'Title P1' },
    creators: { c1: 'Creator c1' },
  });
});

it('asks once for what it has been told, unknown ids included', async () => {
  const api = makeApi();
  await resolveNames(api, { brands: ['a', 'gone'] });
  await resolveNames(api, { brands: ['gone', 'a'] });
  expect(api.calls).toEqual(['listBrands']);
});

it('walks the list of partners for many creators, and asks for those who left', async () => {
  const api = makeApi();
  const ids = ['c0', 'c50', 'c99', 'c100', 'c119', 'former'];
  const { creators } = await resolveNames(api, { creators: ids });
  expect(Object.keys(creators)).toEqual(ids);
  expect(api.calls).toEqual(['listActiveCreators', 'listActiveCreators', 'getCreator']);
});

it('asks next time for those it had no room for, and calls none of them unknown', async () => {
  const api = makeApi();
  const ids = Array.from({ length: 60 }, (_, at) => `former${at}`);
  const first = await resolveNames(api, { creators: ids });
  expect(Object.keys(first.creators)).toHaveLength(40);
  const second = await resolveNames(api, { creators: ids });
  expect(Object.keys(second.creators)).toEqual(ids);
  expect(api.calls.filter((id) => id === 'getCreator')).toHaveLength(60);
});

it('asks for many products in pieces whose rows fit one page', async () => {
  const api = makeApi();
  const ids = Array.from({ length: 30 }, (_, at) => `P${at}`);
  const { products } = await resolveNames(api, { products: ids });
  expect(Object.keys(products)).toHaveLength(30);
  expect(api.calls).toHaveLength(3);
});

it('keeps workspaces apart', async () => {
  const [mine, theirs] = [makeApi(), makeApi()];
  await resolveNames(mine, { brands: ['a'] });
  await resolveNames(theirs, { brands: ['a'] });
  expect(theirs.calls).toEqual(['listBrands']);
});
