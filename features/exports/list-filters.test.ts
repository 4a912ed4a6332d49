import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { brandFilters } from '@/features/brands/brand-filters';
import { brandQuerySchema } from '@/features/brands/brand-query';
import { creatorFilters } from '@/features/creators/creator-filters';
import { creatorQuerySchema } from '@/features/creators/creator-query';
import { addGroup } from '@/features/groups/add-group';
import { createLink } from '@/features/links/create-link';
import { historyFilters } from '@/features/links/history-filters';
import { linksQuerySchema } from '@/features/links/history-query';
import { createStandInApi } from '@/features/links/testing/stand-in-api';
import { giveToken } from '@/features/links/testing/workspace';
import { productFilters } from '@/features/products/product-filters';
import { productQuerySchema } from '@/features/products/product-query';
import { campaignFilters, programCreatorFilters } from '@/features/program/program-filters';
import { campaignQuerySchema, programCreatorQuerySchema } from '@/features/program/program-query';
import { makeMember } from '@/lib/access/testing/people';
import { clear, readSearch, writeSearch } from '@/lib/base/address/search';
import { toFilters } from '@/lib/client/list-input';
import { writeQuery } from '@/lib/contract/query-string';
import type { Filter, Filters, FilterValues } from '@/lib/data/terms/filters/list-filter';
import { groupKinds } from '@/lib/data/terms/group-dimensions';
import { pools } from '@/lib/data/testing/facts';
import { openEmbeddedLedger } from '@/lib/data/testing/ledgers';
import { findLanguage } from '@/lib/language/find-language';
import type { FileFilters } from '@/lib/language/format/file-filters';
import type { ExportContext } from '@/lib/pages/file-list';
import { describeFilters } from '@/lib/pages/filter-words';
import { listFilters } from '@/lib/pages/list-filters';
import { findList } from './lists';
import { setUpExports } from './testing/export-set-up';
import { someLists } from './testing/lists';

type Query = Record<string, unknown>;
type List = {
  filters: Filters;
  days: Record<string, string>;
  parse: (query: Query) => Query;
  state: (query: Query) => FileFilters;
};

const june = { from: '2026-06-01', to: '2026-06-28' };

const declare = <Declared extends Filters>(
  filters: Declared,
  schema: { parse: (query: Query) => FilterValues<Declared> },
  days: Record<string, string> = june,
): List => ({
  filters,
  days,
  parse: (query) => schema.parse(query),
  state: (query) => listFilters(filters, schema.parse(query)),
});

/** Every list with declared filters, by file name. */
const lists = {
  products: declare(productFilters, productQuerySchema),
  brands: declare(brandFilters, brandQuerySchema),
  creators: declare(creatorFilters, creatorQuerySchema),
  campaigns: declare(campaignFilters, campaignQuerySchema, {}),
  'program-creators': declare(programCreatorFilters, programCreatorQuerySchema),
  links: declare(historyFilters, linksQuerySchema, {}),
};

/** Values of a filter. At least one of them excludes rows of every list. */
function samplesOf(filter: Filter): (string | boolean | string[])[] {
  switch (filter.kind) {
    case 'text':
      return ['no such words'];
    case 'ids':
    case 'texts':
      return [['none', 'with, a comma']];
    case 'flag':
      return [true, false];
    case 'day':
      return ['2000-01-01', '2100-01-01'];
    case 'oneOf':
      return [...filter.names];
    case 'choice':
      return filter.names.filter((name) => name !== filter.absent);
    case 'shape':
      return fc.sample(fc.stringMatching(filter.shape), { numRuns: 5, seed: 1 });
  }
}

const cases = Object.entries(lists).flatMap(([list, declared]) =>
  Object.entries(declared.filters).map(([name, filter]) => ({ ...declared, list, name, filter })),
);
const stateAs = (name: string) => (name === 'q' ? 'search' : name);

describe.each(cases)('The filter $name of $list', ({ filters, days, name, filter, parse, state }) => {
  it.each(samplesOf(filter).map((value) => [value]))('is %j from the address to the file', (value) => {
    const address = `?${new URLSearchParams({ [name]: filter.write(value) })}`;
    const search = readSearch(filters, new URLSearchParams(address));
    const query = { ...days, ...Object.fromEntries(writeQuery(toFilters(filters, search))) };
    expect(parse(query)[name]).toEqual(value);
    expect(state(query)).toEqual({ [stateAs(name)]: [value].flat().map(String) });
    expect(writeSearch(filters, address, clear(Object.keys(filters)))).toBe('');
  });
});

it.each(cases)('The filter $name of $list has words in every language', ({ name, filter }) => {
  const [value = ''] = samplesOf(filter);
  const words = ['en', 'de', 'ja'].map((tag) => {
    const [described] = describeFilters(findLanguage(tag), { [stateAs(name)]: [value].flat().map(String) });
    return described?.label;
  });
  expect(words).not.toContain(stateAs(name));
  expect(new Set(words).size).toBeGreaterThan(1);
});

it('lists no days, sort or page', () => {
  const query = { ...june, sort: 'sales', order: 'desc', api: 'v2', q: '', offset: '1', limit: '7' };
  expect(lists.products.state(query)).toEqual({});
  expect(lists.creators.state({ ...june, currency: 'USD' })).toEqual({});
});

describe('A file', () => {
  const ledger = openEmbeddedLedger();
  let context: ExportContext;
  beforeAll(async () => {
    context = await setUpExports(ledger(), someLists, []);
    const { db, member } = context;
    await giveToken(db, member.workspaceId);
    const colleague = await makeMember(db, { role: 'admin', workspaceId: member.workspaceId });
    const ids = { creator: pools.creator[0] ?? '', product: `${pools.product[0]}\nP1` };
    for (const kind of groupKinds) await addGroup(context, member, { kind, name: 'Some', ids: ids[kind] });
    await createLink({ db, call: createStandInApi().call, owner: 'test' }, colleague, { productId: 'P1' });
  });

  it.each(cases)('of $list has fewer rows with $name, and says so', async ({ list, days, name, filter }) => {
    const write = async (query: Record<string, string>) => {
      const file = await findList(list)(list, context, new URLSearchParams({ ...days, ...query }));
      return { rows: Number(file.headers.get('x-export-rows')), text: await file.text() };
    };
    const stated = (text: string) => text.split('\r\n').filter((line) => /^(\ufeff)?# \S/.test(line));
    const named = { [stateAs(name)]: [samplesOf(filter)[0] ?? ''].flat().map(String) };
    const [words] = describeFilters(findLanguage('en'), named);
    const ofThis = (text: string) => stated(text).filter((line) => line.includes(`# ${words?.label}: `));
    const whole = await write({});
    const rows: number[] = [];
    for (const value of samplesOf(filter)) {
      const file = await write({ [name]: filter.write(value) });
      expect(ofThis(file.text)).toHaveLength(1);
      expect(ofThis(file.text)).not.toEqual(ofThis(whole.text));
      rows.push(file.rows);
    }
    expect(Math.min(...rows)).toBeLessThan(whole.rows);
  });
});
