import { beforeAll, describe, expect, it } from 'vitest';
import { groupBySubid } from '@/features/links/group-by-subid';
import { linksQuerySchema } from '@/features/links/history-query';
import { openClicks } from '@/features/links/read-clicks';
import type { ViewPage } from '@/features/views/pages';
import { pools } from '@/lib/data/testing/facts';
import { openEmbeddedLedger } from '@/lib/data/testing/ledgers';
import type { Workspace } from '@/lib/data/workspace';
import { findLanguage } from '@/lib/language/find-language';
import { composeReport, type ReportOrder } from './compose-report';
import { dated } from './testing/page-figures';
import { makeReportWorkspace, reportDays } from './testing/report-workspace';

const ledger = openEmbeddedLedger();
let workspace: Workspace & { calls: () => number };
beforeAll(async () => {
  workspace = await makeReportWorkspace(ledger());
});

const days = new URLSearchParams(reportDays).toString();
const view = (page: ViewPage, search = days): ReportOrder['source'] => ({ kind: 'view', page, search });
const compose = (
  source: ReportOrder['source'],
  order: Partial<ReportOrder> = {},
  of: Partial<Workspace> = {},
) => composeReport({ ...workspace, ...of }, { source, range: null, weekStart: 1, format: null, ...order });

describe('the parameters of a view', () => {
  it.each([
    ['a currency', 'currency=GBP', '£', 6],
    ['a metric and a group', 'metric=clicks&group=creator&compare=none', '$', 6],
    ['periods', 'view=periods&grain=week', '$', 6],
    ['a funnel', 'view=funnel', '%', 6],
    ['rows', 'view=rows', '$', 6],
    ['every currency', 'currency=all', '£', 6],
    ['the program', 'dataset=program', '$', 6],
    ['no groups', 'group=none', '$', 6],
  ])('%s', async (_, search, sign, columns) => {
    const report = await compose(view('/reports', `${days}&${search}`));
    expect(report.table?.rows.flat().join(' ')).toContain(sign);
    expect(report.table?.head).toHaveLength(columns);
    expect(report.table?.rows.every((row) => row.length === columns)).toBe(true);
  });

  it('has the columns of the address, in its order', async () => {
    const { table } = await compose(view('/reports', `${days}&table=o:clicks.commission~h:share.sales`));
    expect(table?.head.slice(0, 3)).toEqual([
      { label: 'Brand', numeric: false },
      { label: 'Clicks', numeric: true },
      { label: 'Commission', numeric: true },
    ]);
    expect(table?.head.map(({ label }) => label)).not.toContain('Sales');
  });

  it('shows each currency apart, and names it', async () => {
    const { table, totals } = await compose(view('/reports', `${days}&currency=all`));
    expect(table?.head.map(({ label }) => label).slice(0, 2)).toEqual(['Brand', 'Currency']);
    for (const row of table?.rows ?? []) expect(row[3]).toMatch(row[1] === 'USD' ? /^\$/ : /^£/);
    expect(totals.filter(({ label }) => label.startsWith('Commission')).map(({ value }) => value[0])).toEqual(
      ['$', '£'],
    );
  });

  it('starts with every total of the chosen currency', async () => {
    const { totals } = await compose(view('/reports', `${days}&currency=GBP`));
    const amounts = totals.map(({ value }) => value[0]).filter((sign) => sign === '£' || sign === '$');
    expect(amounts).toEqual(['£', '£', '$']);
    expect(totals.at(-1)?.label).toBe('Sales, USD');
  });

  it('leaves out rows after the twentieth, and says how many', async () => {
    const { table } = await compose(view('/reports', `${days}&view=rows`));
    expect(table?.rows).toHaveLength(20);
    const all = await compose(view('/reports', `${days}&view=rows`), { format: 'xlsx' });
    expect(all.file?.name).toMatch(/^reports_2026-05-06_2026-06-02.*\.csv$/);
    const lines = Buffer.from(all.file?.content ?? [])
      .toString()
      .split('\n')
      .filter((line) => line.startsWith('2026-'));
    expect(table?.more).toBe(lines.length - 20);
  });

  it('sorts as the address says', async () => {
    const sales = async (sort: string) =>
      (await compose(view('/brands', `${days}&sort=${sort}`))).table?.rows.map(([name]) => name);
    expect(await sales('name')).toEqual((await sales('-name'))?.toReversed());
  });

  it('groups links by subid', async () => {
    const { table } = await compose(view('/links/history', 'view=subids'));
    const { readClicks } = await openClicks(dated(workspace));
    const groups = await groupBySubid(
      workspace.db,
      { workspaceId: workspace.id },
      linksQuerySchema.parse({}),
      workspace.member.userId,
      readClicks,
    );
    expect(table?.rows.map(([subid, links]) => [subid, links])).toEqual(
      groups.map(({ subid1, links }) => [subid1, String(links)]),
    );
  });

  it('moves relative days with the day of the mail', async () => {
    const { range, path } = await compose(view('/reports', `${days}&metric=clicks`), {
      range: 'last-week',
      weekStart: 0,
    });
    expect(range).toEqual({ from: '2026-06-21', to: '2026-06-27' });
    expect(path).toBe('/reports?metric=clicks&from=2026-06-21&to=2026-06-27');
    expect((await compose(view('/brands', ''))).range).toEqual({ from: '2026-06-03', to: '2026-06-30' });
  });

  it('rejects days that are none', async () => {
    await expect(compose(view('/reports', 'from=soon&to=later'))).rejects.toMatchObject({
      code: 'invalid_input',
    });
  });
});

describe('a report of one brand', () => {
  const [first = '', second = ''] = pools.brand;
  const brand = { id: first, name: 'Harbor' };

  it('has the rows of that brand alone', async () => {
    for (const page of [
      '/reports',
      '/reports/clicks',
      '/reports/brb',
      '/reports/profit',
      '/products',
      '/brands',
    ] as const) {
      const [all, one] = [await compose(view(page)), await compose(view(page), { brand })];
      expect(one.title).toBe(`${all.title}, Harbor`);
      expect(one.totals, page).not.toEqual(all.totals);
      expect(one.path).toContain(first);
    }
    const { table } = await compose(view('/reports'), { brand });
    expect(table?.rows).toHaveLength(1);
  });

  it('never shows a brand that the view leaves out', async () => {
    for (const [page, filter] of [
      ['/reports', 'brands'],
      ['/brands', 'ids'],
      ['/products', 'brands'],
    ] as const) {
      const only = `${days}&${filter}=${second}`;
      const { table, totals } = await compose(view(page, only), { brand });
      expect([table?.rows, totals]).toEqual([[], []]);
      const both = await compose(view(page, `${days}&${filter}=${second},${first.toUpperCase()}`), { brand });
      expect(both.totals).toEqual((await compose(view(page), { brand })).totals);
    }
  });

  it('is not made of a page without a filter of brands', async () => {
    const sources = [
      view('/overview'),
      view('/links/history'),
      { kind: 'statement', currency: 'USD' } as const,
    ];
    for (const source of sources) {
      await expect(compose(source, { brand })).rejects.toMatchObject({ code: 'invalid_input' });
    }
  });
});

describe('a report of days that are not loaded', () => {
  const late = 'from=2026-06-01&to=2026-06-20';

  it('calls no part a total, compares nothing, and names the days', async () => {
    const { totals, receipt, basis } = await compose(view('/reports', late));
    expect(basis?.complete).toBe(false);
    expect(totals[0]?.label).toBe('Sales, USD so far');
    expect(totals.every(({ change }) => change === null)).toBe(true);
    expect(receipt).toBe(
      'Not complete: report rows of Jun 10 – 20, 2026 are not loaded, and the figures may change until about Aug 4, 2026.',
    );
  });

  it.each(['de', 'ja'])('says so in %s', async (tag) => {
    const { receipt } = await compose(view('/reports', late), {}, { language: findLanguage(tag) });
    expect(receipt).toMatch(
      tag === 'de' ? /^Nicht vollständig, es fehlen Berichtszeilen von / : /未読み込み/,
    );
  });
});

it('fetches no list that was never loaded: the report says so, and has no file', async () => {
  const fresh = await makeReportWorkspace(ledger());
  await fresh.store.write((session) => session.run('DELETE FROM ledger.lists', []));
  const order = { source: view('/brands'), range: null, weekStart: 1 } as const;
  const { totals, table, receipt } = await composeReport(fresh, { ...order, format: null });
  expect([totals, table?.rows]).toEqual([[], []]);
  expect(receipt).toMatch(/^Not complete: some brands are not loaded, /);
  await expect(composeReport(fresh, { ...order, format: 'csv' })).rejects.toMatchObject({ code: 'busy' });
  await expect(
    composeReport(fresh, { ...order, source: view('/products', 'sort=listed'), format: null }),
  ).rejects.toMatchObject({
    code: 'busy',
  });
  expect(fresh.calls()).toBe(0);
});
