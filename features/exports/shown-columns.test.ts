import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TextColumn } from '@/components/table/column';
import { listFileColumns } from '@/components/table/file-columns';
import { plainView } from '@/components/table/table-view';
import { brandColumns } from '@/features/brands/brand-columns';
import { creatorColumns } from '@/features/creators/creator-columns';
import { earningsColumns } from '@/features/earnings/screens/earnings-columns';
import { setUpExports } from '@/features/exports/testing/export-set-up';
import { someLists } from '@/features/exports/testing/lists';
import { historyColumns } from '@/features/links/screens/history-columns';
import { placementColumns } from '@/features/placements/placement-columns';
import { productColumns } from '@/features/products/product-columns';
import { profitColumns } from '@/features/profit/profit-columns';
import { campaignColumns } from '@/features/program/campaign-columns';
import { programCreatorColumns } from '@/features/program/program-creator-columns';
import { breakdownColumns, periodColumns } from '@/features/reports/group-columns';
import { settlementColumns } from '@/features/settlement/settlement-columns';
import { openEmbeddedLedger } from '@/lib/data/testing/ledgers';
import { english } from '@/lib/language/english';
import { headingWriterOf } from '@/lib/language/sentences/headings';
import type { ExportedList } from '@/lib/pages/exported-list';
import type { ExportContext } from '@/lib/pages/file-list';
import { readCsv } from '@/lib/server/files/testing/read-file';
import { findList } from './lists';

const range = { from: '2026-06-01', to: '2026-06-03' };
const group = { group: 'brand', totals: [], metric: 'sales' } as const;
const breakdown = { ...group, dataset: 'reports', compare: 'previous', order: null } as const;
const profit = { group: 'brand', profit: undefined } as const;

const placements = {
  answer: { group: 'subid1', week: range, weekBefore: range, weekDays: null },
  part: undefined,
  sort: 'commission',
} as const;

/** The same word in another language. */
const alike = [
  'Name',
  'Link',
  'Creator',
  'Status',
  'Tag',
  'Subid 1',
  'Subid 2',
  'Person',
  'AOV',
  'EPC',
  'URL',
  'Conversions',
  'Budget, USD',
  'subid1',
  'subid2',
  'batch',
];

type Case = { list: ExportedList; query: Record<string, string>; columns: readonly TextColumn<never>[] };

const cases: Case[] = [
  { list: 'brands', query: range, columns: brandColumns(english, null) },
  { list: 'campaigns', query: {}, columns: campaignColumns(english) },
  { list: 'creators', query: range, columns: creatorColumns(english, null) },
  { list: 'earnings', query: range, columns: earningsColumns(english, 'USD', undefined) },
  {
    list: 'evidence',
    query: range,
    columns: ['clicks', 'commission'].map((id) => ({ id, header: '', value: () => null })),
  },
  { list: 'links', query: {}, columns: historyColumns(new Map(), false, english) },
  {
    list: 'link-health',
    query: {},
    columns: ['productId', 'clicks'].map((id) => ({ id, header: '', value: () => null })),
  },
  { list: 'products', query: range, columns: productColumns(english, null) },
  {
    list: 'profit',
    query: { ...range, group: 'brand' },
    columns: profitColumns(english, { ...profit, view: 'cpc' }),
  },
  {
    list: 'settlement',
    query: { ...range, group: 'brand' },
    columns: settlementColumns(english, {
      group: 'brand',
      metric: 'sales',
      currency: 'USD',
      overlapping: [],
    }),
  },
  {
    list: 'settlement-ages',
    query: range,
    columns: [{ id: 'current', header: '', value: () => null }],
  },
  { list: 'program-creators', query: range, columns: programCreatorColumns(english, null) },
  {
    list: 'report-groups',
    query: { ...range, dataset: 'reports', group: 'brand', compare: 'previous' },
    columns: breakdownColumns(english, breakdown),
  },
  {
    list: 'report-groups',
    query: { ...range, dataset: 'reports', group: 'brand', compare: 'previous', byChange: 'fall' },
    columns: breakdownColumns(english, { ...breakdown, order: 'fall' }),
  },
  {
    list: 'report-groups',
    query: { ...range, dataset: 'reports', group: 'subid1', sort: 'commission' },
    columns: placementColumns(english, placements),
  },
  {
    list: 'report-groups',
    query: { ...range, dataset: 'reports', group: 'brand', sort: 'sales', view: 'periods' },
    columns: periodColumns(english, { ...group, grain: 'day', range }),
  },
];

describe('visible columns of a table', () => {
  const ledger = openEmbeddedLedger();
  let context: ExportContext;
  beforeAll(async () => {
    context = await setUpExports(ledger(), someLists, []);
  });

  it.each(cases)('are columns of the $list export', async ({ list, query, columns }) => {
    const ids = listFileColumns({ columns, view: plainView });
    const parameters = new URLSearchParams({ ...query, columns: ids.join() });
    const response = await findList(list)(list, context, parameters);
    expect(response.status).toBe(200);
    expect(readCsv(new Uint8Array(await response.arrayBuffer()))).toBeDefined();
  });

  it.each(cases)('of the $list export say which figures may still change', async ({ list, query }) => {
    const response = await findList(list)(list, context, new URLSearchParams(query));
    const [headings = []]: string[][] = parse(await response.text(), { bom: true, comment: '#', to: 1 });
    expect(headings.some((heading) => /^may.still.change$/i.test(heading))).toBe(true);
  });

  it.each(cases)('of the $list export have a heading in each language', async ({ list, query }) => {
    const response = await findList(list)(list, context, new URLSearchParams(query));
    const [headings = []]: string[][] = parse(await response.text(), { bom: true, comment: '#', to: 1 });
    expect(headings.length).toBeGreaterThan(1);
    for (const write of [headingWriterOf('de'), headingWriterOf('ja')]) {
      const same = headings.filter((heading) => write(heading) === heading);
      expect(same.filter((heading) => !alike.includes(heading))).toEqual([]);
    }
  });
});
