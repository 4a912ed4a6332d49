import { beforeAll, expect, it } from 'vitest';
import type { ReportSource } from '@/features/schedules/report-shape';
import type { ViewPage } from '@/features/views/pages';
import type { Workspace } from '@/lib/data/store/workspace';
import { nameOf } from '@/lib/data/testing/fact-rows';
import { pools } from '@/lib/data/testing/facts';
import { openEmbeddedLedger } from '@/lib/data/testing/ledgers';
import { listBrandsOf } from './list-brands-of';
import { makeReportWorkspace, reportDays } from './testing/report-workspace';

const ledger = openEmbeddedLedger();
const [first = '', second = ''] = pools.brand;
const names = { [first]: '=Ärger & Co', [second]: 'zebra, "quoted"' };

/** Rows of the program have names of their own. */
const namesInRows = { [first]: nameOf(first), [second]: nameOf(second) };

let workspace: Workspace & { calls: () => number };
beforeAll(async () => {
  workspace = await makeReportWorkspace(ledger());
});

const view = (page: ViewPage, search = ''): ReportSource => ({ kind: 'view', page, name: '', search });
const idsOf = async (source: ReportSource, days = reportDays) =>
  (await listBrandsOf(workspace, source, days)).brands.map(({ id }) => id).toSorted();

const filtered = [
  '/reports',
  '/reports/clicks',
  '/reports/brb',
  '/reports/profit',
  '/products',
  '/program',
] as const;

it.each([...filtered, '/brands'] as const)(
  'lists brands of %s that have rows in the days, by name',
  async (page) => {
    const { brands, more } = await listBrandsOf(
      workspace,
      view(page, 'from=2020-01-01&to=2020-01-02'),
      reportDays,
    );
    expect(more).toBe(0);
    expect(Object.fromEntries(brands.map(({ id, name }) => [id, name]))).toEqual(
      page === '/program' ? namesInRows : names,
    );
    expect(await idsOf(view(page), { from: '2026-02-01', to: '2026-02-02' })).toEqual([]);
    const filter = page === '/brands' ? 'ids' : 'brands';
    expect(await idsOf(view(page, `${filter}=${second}`))).toEqual([second]);
    expect(workspace.calls()).toBe(0);
  },
);

it('stays within the other filters of a view', async () => {
  expect(await idsOf(view('/reports', 'products=nothing'))).toEqual([]);
  expect(await idsOf(view('/brands', 'q=zebra'))).toEqual([second]);
  expect(await idsOf(view('/products', 'q=nothing'))).toEqual([]);
});

it('has only brands with a partnership for creators', async () => {
  expect(await idsOf(view('/creators'))).toEqual([first, second]);
  expect(await idsOf(view('/creators', 'q=Creator%201'))).toEqual([first]);
});

it('is for pages with a filter of brands, and members who may read them', async () => {
  for (const source of [
    view('/overview'),
    view('/program/creators'),
    { kind: 'statement', currency: 'USD' },
  ] as const) {
    await expect(listBrandsOf(workspace, source, reportDays)).rejects.toMatchObject({
      code: 'invalid_input',
    });
  }
  const member = { ...workspace.member, role: 'creator' as const };
  await expect(listBrandsOf({ ...workspace, member }, view('/reports'), reportDays)).rejects.toMatchObject({
    code: 'forbidden',
  });
});
