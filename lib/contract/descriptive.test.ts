import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { listLeaves, spoil } from '@/lib/gateway/testing/faults';
import { findDescriptive, listUnreadFields, readResponse } from './descriptive';
import { examples } from './openapi/examples';
import { operations } from './operations';
import { operationIds } from './paths';

/** The fields that figures rest on, and that identify rows. All others are descriptive. */
const figures = {
  getBrand: ['id'],
  listBrands: ['id'],
  listActiveCreators: ['id'],
  getCreator: ['id'],
  listProgramReports: [
    ...['asin', 'date', 'marketplace', 'clicks', 'conversions', 'commission', 'sales'],
    ...['campaign.id', 'brand.id', 'creator.id', 'creator.creatorConnectionsId'],
  ],
  listCampaigns: ['id', 'startDate', 'endDate', 'budget', 'brand.id'],
  listProgramCreators: ['id', 'creatorConnectionsId'],
  lookupCreators: ['creatorTeamId', 'creatorConnectionsId'],
  listProducts: ['asin', 'pricing.price', 'pricing.currency', 'brandId', 'marketplace'],
  listReports: Object.keys(examples.listReports.reports[0] ?? {}),
  listClickReports: [
    ...['id', 'date', 'final', 'marketplace', 'asin', 'linkId', 'creatorId', 'brandId', 'clicks'],
  ],
  listBonusEstimates: ['date', 'amount', 'currency'],
  listCatalogProducts: ['primaryId', 'pricing.price', 'pricing.currency', 'brandId', 'marketplace'],
  createLink: ['id', 'marketplace', 'url'],
};

/** The paths of the objects of a row that are objects themselves. */
const listObjects = (example: object): string[][] =>
  Object.entries(example).flatMap(([name, value]) => {
    if (typeof value !== 'object' || value === null) return [];
    const below = listObjects(value).map((path) => [name, ...path]);
    return Array.isArray(value) || isIndex(name) ? below : [[name], ...below];
  });

const isIndex = (key: string | number) => /^\d+$/.test(String(key));

describe.each(operationIds)('%s', (id) => {
  const { response } = operations[id];
  const leaves = listLeaves(examples[id]).map((path) => ({ path, found: findDescriptive(response, path) }));
  const read = (path: readonly (string | number)[], value: unknown) => {
    const json = spoil(examples[id], path, value);
    return { json, result: readResponse(response, json) };
  };

  it('rejects only what figures rest on', () => {
    const strict = leaves.flatMap(({ path, found }) =>
      found ? [] : [path.slice(path.findLastIndex(isIndex) + 1)],
    );
    const names = strict.map((path) => path.join('.')).filter((name) => name !== 'cursor');
    expect(names.sort()).toEqual([...figures[id]].sort());
  });

  it('reads garbage in a descriptive field as missing and says so, and rejects it elsewhere', () => {
    fc.assert(
      fc.property(fc.constantFrom(...leaves), fc.jsonValue(), ({ path, found }, garbage) => {
        const { json, result } = read(path, garbage);
        const isValid = response.safeParse(json).success;
        expect(result.success).toBe(isValid || found !== undefined);
        if (isValid || !found || !result.success) return;
        const row = found.row.reduce<unknown>((value, key) => Reflect.get(Object(value), key), result.data);
        expect(listUnreadFields(Object(row))).toEqual([found.field]);
        // Everything else is as in the example.
        const others = leaves.filter((leaf) => leaf.found?.field !== found.field);
        for (const other of others) {
          const pick = (from: unknown) =>
            other.path.reduce<unknown>((value, key) => Reflect.get(Object(value), key), from);
          expect(pick(result.data)).toEqual(pick(examples[id]));
        }
      }),
      { numRuns: 200 },
    );
  });

  it('reads an object that is null as missing only if it holds no id', () => {
    for (const path of listObjects(examples[id])) {
      const holdsId = path.at(-1) !== 'pricing';
      for (const value of [null, 'text', []]) {
        const { result } = read(path, value);
        expect(result.success, path.join('.')).toBe(!holdsId);
        if (!result.success) continue;
        const row = path
          .slice(0, -1)
          .reduce<unknown>((from, key) => Reflect.get(Object(from), key), result.data);
        expect(row).toMatchObject({ pricing: null, unread: ['pricing'] });
      }
    }
  });

  it('rejects a field that is absent only if figures rest on it', () => {
    for (const { path, found } of leaves) {
      const { json, result } = read(path, undefined);
      expect(result.success, path.join('.')).toBe(found !== undefined || response.safeParse(json).success);
    }
  });
});

it.each([
  ['listBrands', 'brands', 'name', 'id'],
  ['listActiveCreators', 'creators', 'name', 'id'],
  ['listCampaigns', 'campaigns', 'name', 'id'],
  ['listCatalogProducts', 'products', 'title', 'primaryId'],
  ['listProducts', 'products', 'title', 'asin'],
  ['lookupCreators', 'creators', 'name', 'creatorTeamId'],
  ['listProgramCreators', 'creators', 'creatorConnectionsName', 'creatorConnectionsId'],
] as const)('%s: an unreadable name is the id', (id, rows, field, own) => {
  const json = spoil(examples[id], [rows, '0', field], null);
  const result = readResponse<z.ZodType>(operations[id].response, json);
  const row = Reflect.get(Object(Reflect.get(Object(result.data), rows)), 0);
  expect(row[field]).toBe(row[own]);
  expect(listUnreadFields(row)).toEqual([field]);
});
