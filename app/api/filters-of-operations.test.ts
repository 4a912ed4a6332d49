import { beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { operations } from '@/features/api';
import { makeReportWorkspace, reportDays, reportNow } from '@/features/schedules/testing/report-workspace';
import type { Workspace } from '@/lib/data/store/workspace';
import { makeCounts } from '@/lib/data/terms/progress-shape';
import type { UnknownValue } from '@/lib/data/terms/unknown-value';
import { openEmbeddedLedger } from '@/lib/data/testing/ledgers';
import { asStored } from '@/lib/pages/address';

const never = 'b9999999-0000-4000-8000-00000000000a';

/** A value of each filter that the workspace never had. Other parameters are searches, flags, days, sorts and pages. */
const nowhere: Record<string, string> = {
  brand: never,
  brands: never,
  creators: never,
  campaigns: never,
  groups: never,
  batch: never,
  ids: never,
  links: 'link-never',
  products: 'B0NEVER',
  product: 'B0NEVER',
  batches: never,
  makers: never,
  creator_tags: 'never-20',
  creator_groups: never,
  product_groups: never,
  presets: never,
  marketplace: 'marketplace.nz',
  marketplaces: 'marketplace.nz',
  link_types: 'never',
  subid: 'never',
  subids1: 'never',
  subids2: 'never',
  sharedids: 'never',
  link_products: 'B0NEVER',
  categories: 'Nowhere',
  statuses: 'ENDED',
  currencies: 'TRY',
  currency: 'TRY',
  stages: 'never',
  owners: never,
  tags: 'never',
};

/** Other parameters that a request needs. */
const needed: Record<string, Record<string, string>> = {
  'GET /api/ledger/statements': { month: '2026-05', currency: 'USD' },
  'GET /api/ledger/performance': { group: 'creator', ids: never },
};

/** Filters that only rows of one dataset have. Operations of others refuse them. */
const datasetsOf: Record<string, string> = { link_types: 'clicks', creator_tags: 'program' };

/** Filters by operation that name nothing, and why. */
const silent: Record<string, Record<string, string>> = {
  'GET /api/catalog/campaigns': { statuses: 'a closed set' },
  'GET /api/catalog/creators': { currency: 'chooses figures' },
  'GET /api/catalog/findings': { currency: 'chooses figures' },
  'GET /api/catalog/product-history': { product: 'the subject', marketplace: 'the subject' },
  'GET /api/catalog/products': { currency: 'chooses figures' },
  'GET /api/catalog/program-creators': { currency: 'chooses figures' },
  'GET /api/ledger/converted': { link_types: 'refused' },
  'GET /api/ledger/performance': { ids: 'rows that a page lists' },
  'GET /api/ledger/reconciliation': { campaigns: 'refused', currencies: 'refused' },
  'GET /api/ledger/statements/changes': { brand: 'a line of a statement', currency: 'as in the statement' },
  'GET /api/ledger/statements/export': { currency: 'a file' },
  'GET /api/ledger/export': Object.fromEntries(Object.keys(nowhere).map((name) => [name, 'a file'])),
  'GET /api/links/clicks': { links: 'links that a page lists' },
  'GET /api/links/siblings': { product: 'the subject', marketplace: 'the subject' },
  'GET /api/notes': Object.fromEntries(Object.keys(nowhere).map((name) => [name, 'no figures'])),
  'GET /api/rates/days': { currency: 'the subject' },
};

/** The names of a query's parameters. */
function parametersOf(schema: z.ZodType): string[] {
  if ('shape' in schema) return Object.keys(schema.shape as object);
  const { in: input, innerType } = schema._zod.def as { in?: z.ZodType; innerType?: z.ZodType };
  const inner = input ?? innerType;
  return inner ? parametersOf(inner) : [];
}

const isNamed = (name: string, filter: string, parameters: readonly string[]) =>
  filter in nowhere &&
  silent[name]?.[filter] === undefined &&
  (datasetsOf[filter] === undefined || parameters.includes('dataset'));

const cases = Object.entries(operations).flatMap(([name, { query }]) => {
  const parameters = name.startsWith('GET ') && query ? parametersOf(query) : [];
  return parameters
    .filter((filter) => isNamed(name, filter, parameters))
    .map((filter) => [name, filter] as const);
});

const ledger = openEmbeddedLedger();
let workspace: Workspace;
beforeAll(async () => {
  workspace = asStored(await makeReportWorkspace(ledger()), reportNow);
});

/** The rows of the workspace are loaded already. */
const syncs = {
  watch: async () => ({ ...makeCounts(), state: 'running', finishedAt: null }),
  start: async () => ({ state: 'running' }),
};

async function ask(name: string, filter: string): Promise<UnknownValue[]> {
  const operation = Object.entries(operations).find(([known]) => known === name)?.[1];
  if (!operation?.query) throw new Error(`${name} has no query.`);
  const days = parametersOf(operation.query).includes('from') ? reportDays : {};
  const dataset = datasetsOf[filter];
  const given = { ...days, ...needed[name], ...(dataset && { dataset }), [filter]: nowhere[filter] };
  const input = { query: operation.query.parse(given), params: undefined, body: undefined };
  const answer = (await operation.answer(workspace, input as never, { syncs } as never)) as {
    basis?: { unknownValues: UnknownValue[] };
  };
  return answer.basis?.unknownValues ?? [];
}

describe('A filter of an operation names a value that the workspace never had', () => {
  it.each(cases)('%s %s', async (name, filter) => {
    expect(await ask(name, filter)).toMatchObject([{ filter, value: nowhere[filter], state: 'unknown' }]);
  });
});

it('tests every operation that filters', () => {
  expect(new Set(cases.map(([name]) => name)).size).toBeGreaterThan(18);
  for (const [name, filters] of Object.entries(silent)) {
    expect(Object.keys(operations), name).toContain(name);
    expect(Object.keys(filters).length).toBeGreaterThan(0);
  }
});
