import { beforeAll, describe, expect, it } from 'vitest';
import { brandColumns } from '@/components/brands/brand-columns';
import { creatorColumns } from '@/components/creators/creator-columns';
import { historyColumns } from '@/components/links/history-columns';
import { productColumns } from '@/components/products/product-columns';
import { campaignColumns } from '@/components/program/campaign-columns';
import { programCreatorColumns } from '@/components/program/program-creator-columns';
import { buildBreakdownColumns } from '@/components/reports/breakdown-columns';
import { buildPeriodColumns } from '@/components/reports/period-columns';
import { buildProfitColumns } from '@/components/reports/profit/profit-columns';
import type { DataColumn } from '@/components/table/column';
import { listFileColumns } from '@/components/table/file-columns';
import { plainView } from '@/components/table/table-view';
import type { ExportedList } from '@/lib/exports/exported-list';
import type { ExportContext } from '@/lib/exports/file-list';
import { findList } from '@/lib/exports/lists';
import { setUpExports } from '@/lib/exports/testing/export-set-up';
import { someLists } from '@/lib/exports/testing/lists';
import { readCsv } from '@/lib/files/testing/read-file';
import { english } from '@/lib/language/english';
import { openEmbeddedLedger } from '@/lib/ledger/testing/ledgers';

const { t } = english;
const range = { from: '2026-06-01', to: '2026-06-03' };
const group = { group: 'brand', totals: [], partial: false, metric: 'sales' } as const;
const breakdown = { ...group, dataset: 'reports', compare: 'previous', against: '' } as const;
const profit = { header: '', nameOf: () => '', currency: undefined, against: '', partial: false };

type Case = { list: ExportedList; query: Record<string, string>; columns: readonly DataColumn<never>[] };

const cases: Case[] = [
  { list: 'brands', query: range, columns: brandColumns(t, [], null) },
  { list: 'campaigns', query: {}, columns: campaignColumns(english, { totals: [], budget: '0' }) },
  { list: 'creators', query: range, columns: creatorColumns(t, [], null) },
  { list: 'links', query: {}, columns: historyColumns(new Map(), false, english) },
  { list: 'products', query: range, columns: productColumns(english, [], null) },
  {
    list: 'profit',
    query: { ...range, group: 'brand' },
    columns: buildProfitColumns(english, { ...profit, view: 'cpc' }),
  },
  { list: 'program-creators', query: range, columns: programCreatorColumns(t, []) },
  {
    list: 'report-groups',
    query: { ...range, dataset: 'reports', group: 'brand', compare: 'previous' },
    columns: buildBreakdownColumns(english, breakdown),
  },
  {
    list: 'report-groups',
    query: { ...range, dataset: 'reports', group: 'brand', sort: 'sales', view: 'periods' },
    columns: buildPeriodColumns(english, { ...group, grain: 'day', range }),
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
});
