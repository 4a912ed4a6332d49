import fc from 'fast-check';
import { expect, it } from 'vitest';
import { brandQuerySchema } from '@/features/brands/brand-query';
import { listBrands } from '@/features/brands/list-brands';
import { creatorQuerySchema } from '@/features/creators/creator-query';
import { creatorSorts } from '@/features/creators/creator-shape';
import { listCreators } from '@/features/creators/list-creators';
import { findingNames } from '@/features/products/findings';
import { listProducts } from '@/features/products/list-products';
import { productQuerySchema } from '@/features/products/product-query';
import { productSorts } from '@/features/products/product-shape';
import { listCampaigns } from '@/features/program/list-campaigns';
import { listProgramCreators } from '@/features/program/list-program-creators';
import { campaignQuerySchema, programCreatorQuerySchema } from '@/features/program/program-query';
import { programCreatorSorts } from '@/features/program/program-shape';
import type { CurrencyFigures } from '@/lib/data/terms/lists/performance-shape';
import { factDay, facts, pools } from '@/lib/data/testing/facts';
import { eachLedger } from '@/lib/data/testing/ledgers';
import type { ExportedList } from '@/lib/pages/exported-list';
import type { ExportContext } from '@/lib/pages/file-list';
import { readCsv, readParquet, readWorkbook } from '@/lib/server/files/testing/read-file';
import { countRuns } from '@/lib/testing/count-runs';
import { findList } from './lists';
import { setUpExports } from './testing/export-set-up';
import { someLists } from './testing/lists';

type Query = Record<string, string>;
/** The expected content of a line: the row, the currency and the amounts as text. */
type Told = (string | undefined)[];
type Case = {
  query: fc.Arbitrary<Query>;
  headings: readonly string[];
  page: (context: ExportContext, query: Query) => Promise<Told[]>;
};

const text = (value: unknown) => (value === null || value === undefined ? '' : String(value));
const tell = (ids: readonly unknown[], figures: readonly CurrencyFigures[]): Told[] =>
  (figures.length > 0 ? figures : [undefined]).map((entry) => [
    ...ids.map(text),
    text(entry?.currency),
    ...[entry?.figures.sales, entry?.figures.commission, entry?.figures.clicks].map(text),
  ]);
const amounts = ['Currency', 'Sales', 'Commission', 'Clicks'];

const days = fc.tuple(factDay, factDay).map(([a, b]) => (a < b ? { from: a, to: b } : { from: b, to: a }));
const some = (values: readonly string[]) => fc.subarray([...values], { minLength: 1 }).map(String);
const order = fc.constantFrom('asc', 'desc');
/** Each filter is set in about half of the queries. */
const ask = (filters: Record<string, fc.Arbitrary<string>>): fc.Arbitrary<Query> =>
  fc.tuple(days, fc.record(filters, { requiredKeys: [] })).map(([range, given]) => ({ ...range, ...given }));

const cases: Partial<Record<ExportedList, Case>> = {
  products: {
    query: ask({
      q: fc.constantFrom('kettle 1', 'nothing'),
      brands: some(pools.brand),
      stock: fc.constantFrom('in', 'out'),
      priceBelow: fc.constantFrom('USD:20', 'EUR:1000'),
      active: fc.constantFrom('true', 'false'),
      finding: fc.constantFrom(...findingNames),
      sort: fc.constantFrom(...productSorts),
      order,
    }),
    headings: ['Product id', 'Marketplace', 'Brand', ...amounts],
    page: async (context, query) => {
      const parsed = productQuerySchema.parse({ ...query, limit: '1000' });
      const { rows } = await listProducts(context, parsed);
      return rows.flatMap(({ product: { primaryId, marketplace }, brandName, figures }) =>
        tell([primaryId, marketplace, brandName], figures),
      );
    },
  },
  brands: {
    query: ask({ q: fc.constantFrom('zebra', 'nothing'), active: fc.constantFrom('true', 'false') }),
    headings: ['Brand id', 'Active', 'Brand', ...amounts],
    page: async (context, query) => {
      const { rows } = await listBrands(context, brandQuerySchema.parse(query));
      return rows.flatMap(({ brand: { id, active, name }, figures }) => tell([id, active, name], figures));
    },
  },
  creators: {
    query: ask({
      q: fc.constantFrom('creator 1', 'tag-20'),
      brands: some(pools.brand),
      sort: fc.constantFrom(...creatorSorts),
      order,
    }),
    headings: ['Creator id', 'E-mail', 'Program tags', ...amounts],
    page: async (context, query) => {
      const { rows } = await listCreators(context, creatorQuerySchema.parse(query));
      return rows.flatMap(({ creator: { id, email }, tags, figures }) =>
        tell([id, email, tags.join('; ')], figures),
      );
    },
  },
  campaigns: {
    query: fc.record(
      { q: fc.constantFrom('campaign', '1'), statuses: some(['DELIVERING', 'ENDED']) },
      { requiredKeys: [] },
    ),
    headings: [
      ...['Campaign id', 'Status', 'Budget, USD', 'Currency', 'Program sales'],
      ...['Program commission (not paid out through the service)', 'Clicks'],
    ],
    page: async (context, query) => {
      const { rows } = await listCampaigns(context, campaignQuerySchema.parse(query));
      return rows.flatMap(({ campaign: { id, status, budget }, figures }) =>
        tell([id, status, budget], figures),
      );
    },
  },
  'program-creators': {
    query: ask({
      q: fc.constantFrom('team', 'tag-21'),
      claimed: fc.constantFrom('true', 'false'),
      sort: fc.constantFrom(...programCreatorSorts),
      order,
    }),
    headings: ['Tag', 'Claimed', 'Program sales', 'Attributed sales'],
    page: async (context, query) => {
      const parsed = programCreatorQuerySchema.parse(query);
      const { rows } = await listProgramCreators(context, parsed);
      return rows.flatMap(({ creator, claimed, program, attribution }) => {
        const both = [...new Set([...program, ...attribution].map(({ currency }) => currency))];
        const sales = (of: readonly CurrencyFigures[], code: string | undefined) =>
          text(of.find(({ currency }) => currency === code)?.figures.sales);
        return (both.length > 0 ? both : [undefined]).map((code) => [
          ...[creator.creatorConnectionsId, text(claimed)],
          ...[sales(program, code), sales(attribution, code)],
        ]);
      });
    },
  },
};

eachLedger('A file of a list', (ledger, kind) => {
  const numRuns = countRuns(3, kind);
  const write = async (name: string, context: ExportContext, query: Query) => {
    const response = await findList(name)(name, context, new URLSearchParams(query));
    return { bytes: new Uint8Array(await response.arrayBuffer()), headers: response.headers };
  };
  /** Text that a spreadsheet would run as a formula starts with an apostrophe. */
  const bare = (cell: string | undefined) => cell?.replace(/^'(?=[=@])/, '');

  const timeout = 120_000 + numRuns * 60_000;
  it('holds the rows of its page, in order, for any filter', { timeout }, async () => {
    const rows = fc.tuple(facts('reports'), facts('program')).map((both) => both.flat());
    const asked = fc.record(
      Object.fromEntries(
        Object.entries(cases).map(([name, { query }]) => [
          name,
          fc.array(query, { minLength: 3, maxLength: 5 }),
        ]),
      ),
    );
    const property = fc.asyncProperty(rows, asked, async (given, queries) => {
      const context = await setUpExports(ledger(), someLists, given);
      for (const [name, { headings, page }] of Object.entries(cases)) {
        const told = [];
        for (const query of queries[name] ?? []) {
          const lines = readCsv((await write(name, context, query)).bytes);
          expect(lines.map((line) => headings.map((heading) => bare(line[heading])))).toEqual(
            await page(context, query),
          );
          told.push({ query, count: lines.length });
        }
        // Other formats write the same lines.
        for (const { query, count } of told.slice(0, 1)) {
          const sheets = readWorkbook((await write(name, context, { ...query, format: 'xlsx' })).bytes);
          sheets.delete('Receipt');
          const inSheets = [...sheets.values()].reduce((sum, sheet) => sum + sheet.length - 1, 0);
          expect(inSheets).toBe(count);
          const parquet = await write(name, context, { ...query, format: 'parquet' });
          expect((await readParquet(parquet.bytes, ledger().folder)).rows).toHaveLength(count);
        }
      }
    });
    await fc.assert(property, { numRuns });
  });
});
