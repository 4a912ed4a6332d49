import fc from 'fast-check';
import { expect, it } from 'vitest';
import { profitDimensions } from '@/features/profit/profit-dimensions';
import { profitQuerySchema } from '@/features/profit/profit-query';
import { readProfit } from '@/features/profit/read-profit';
import { replaceMargins } from '@/features/profit/store-margins';
import { setUpProfit } from '@/features/profit/testing/profit-set-up';
import { makeMember } from '@/lib/access/testing/people';
import type { ReportRow } from '@/lib/contract/resources/report';
import { placeGroups } from '@/lib/data/read/groups/testing/place-groups';
import { readSummary } from '@/lib/data/read/summary/read-summary';
import { summaryQuerySchema } from '@/lib/data/read/summary/summary-query';
import { datasets } from '@/lib/data/terms/datasets';
import type { DayRange } from '@/lib/data/terms/days';
import { eachBucket } from '@/lib/data/terms/days';
import type { Dimension } from '@/lib/data/terms/dimensions';
import { factDay, facts, pools } from '@/lib/data/testing/facts';
import { eachLedger } from '@/lib/data/testing/ledgers';
import { brandA, creatorA, reportRow } from '@/lib/data/testing/rows';
import { storeRows } from '@/lib/data/testing/stored-rows';
import { english } from '@/lib/language/english';
import type { ExportContext } from '@/lib/pages/file-list';
import { readCsv } from '@/lib/server/files/testing/read-file';
import { countRuns } from '@/lib/testing/count-runs';
import { findList } from './lists';
import { setUpExports } from './testing/export-set-up';
import { someLists } from './testing/lists';

type Query = Record<string, string>;

const days = fc.tuple(factDay, factDay).map(([a, b]) => (a < b ? { from: a, to: b } : { from: b, to: a }));
const ask = (filters: Record<string, fc.Arbitrary<string>>): fc.Arbitrary<Query> =>
  fc.tuple(days, fc.record(filters, { requiredKeys: [] })).map(([range, given]) => ({ ...range, ...given }));
const ofReports = Object.keys(datasets.reports.dimensions) as Dimension[];
const compare = fc.constantFrom('none', 'previous');

eachLedger('A file of a report', (ledger, kind) => {
  const numRuns = countRuns(3, kind);
  const read = async (name: string, context: ExportContext, query: Query) => {
    const response = await findList(name)(name, context, new URLSearchParams(query));
    const lines = readCsv(new Uint8Array(await response.arrayBuffer()));
    expect(response.headers.get('x-export-rows')).toBe(String(lines.length));
    return lines;
  };
  /** An owner of a workspace with these rows of product reports. */
  const setUp = async (standard: ReportRow[], range: DayRange): Promise<ExportContext> => {
    const context = await storeRows(ledger(), { standard }, range);
    const member = await makeMember(ledger().db, { role: 'owner', workspaceId: context.id });
    const unused = async () => {
      throw new Error('Files of reports make no calls.');
    };
    const { signal } = new AbortController();
    return { ...context, member, call: unused, walk: unused, language: english, signal };
  };
  const check = (
    query: fc.Arbitrary<Query>,
    compareFile: (context: ExportContext, query: Query) => Promise<void>,
  ) =>
    fc.assert(
      fc.asyncProperty(
        fc.tuple(facts('reports'), facts('program')).map((both) => both.flat()),
        fc.array(query, { minLength: 3, maxLength: 5 }),
        async (given, queries) => {
          const context = await setUpExports(ledger(), someLists, given);
          for (const one of queries) await compareFile(context, one);
        },
      ),
      { numRuns },
    );
  const timeout = 120_000 + numRuns * 20_000;

  it('has the groups of its table, the rest as one, and the compared figures', { timeout }, () =>
    check(
      ask({
        group: fc.constantFrom(...ofReports),
        compare,
        top: fc.constantFrom('1', '10'),
        brands: fc.constantFrom(...pools.brand),
        sort: fc.constantFrom('sales', 'clicks'),
      }),
      async (context, query) => {
        const parsed = summaryQuerySchema.parse({ top: '1000', ...query });
        const summary = await readSummary(context, parsed);
        const lines = await read('report-groups', context, query);
        const shown = lines.map((line) => [line.Currency, line.Sales, line['Sales before'], line.Clicks]);
        const groups = summary.currencies.flatMap(({ currency, figures, compared, groups }) =>
          (parsed.group === 'none' ? [{ figures, compared }] : groups).map((entry) => [
            ...[currency, entry.figures.sales],
            parsed.compare === 'none' ? undefined : (entry.compared?.sales ?? ''),
            String(entry.figures.clicks),
          ]),
        );
        expect(shown.toSorted()).toEqual(groups.toSorted());
      },
    ),
  );

  it('has every group, beyond a page, unless `top` is given', async () => {
    // More groups by currency than 40,000 points of a year by day have room for.
    const count = 240;
    const given = Array.from({ length: count }, (_, at) =>
      reportRow({ date: '2026-05-02', asin: `P${at}`, currency: at % 2 ? 'USD' : 'EUR', sales: at + 1 }),
    );
    const year = { from: '2025-06-01', to: '2026-05-31' };
    const context = await setUp(given, year);
    const asked = { ...year, group: 'product', sort: 'sales' };
    for (const view of ['breakdown', 'periods']) {
      const lines = await read('report-groups', context, { ...asked, view });
      expect(new Set(lines.map(({ Id }) => Id)).size).toBe(count);
      expect(new Set(lines.map(({ Sales }) => Number(Sales)))).toEqual(
        new Set(given.map(({ sales }) => sales)),
      );
    }
    const top = await read('report-groups', context, { ...asked, top: '10' });
    expect(top).toHaveLength(22);
  });

  it('has groups as they are now, even if no page was opened since they changed', async () => {
    const day = { from: '2026-05-02', to: '2026-05-02' };
    const context = await setUp([reportRow({ date: day.from, creatorId: creatorA })], day);
    for (const id of ['a0000000-0000-4000-8000-000000000001', 'a0000000-0000-4000-8000-000000000002']) {
      const creator = new Map([[id, [creatorA]]]);
      await placeGroups(ledger().db, context.id, { creator, product: new Map() });
      const lines = await read('report-groups', context, { ...day, group: 'creator_group' });
      expect(lines.map(({ Id }) => Id)).toEqual([id]);
    }
  });

  it('ends with what only the compared days have, beyond a page, and in their own currencies', async () => {
    const count = 5_100;
    const sale = (date: string, asin: string, currency: string, sales: number) =>
      reportRow({ date, asin, currency, sales });
    const given = [
      ...Array.from({ length: count }, (_, at) => sale('2026-05-02', `P${at}`, 'EUR', 1)),
      ...[sale('2026-05-02', 'P1', 'GBP', 1), sale('2026-05-01', 'Q', 'GBP', 3)],
      ...[
        sale('2026-05-01', 'P1', 'EUR', 5),
        sale('2026-05-01', 'Q1', 'EUR', 7),
        sale('2026-05-01', 'Q2', 'EUR', 8),
      ],
      sale('2026-05-01', 'Q', 'USD', 9),
    ];
    const context = await setUp(given, { from: '2026-05-01', to: '2026-05-31' });
    const asked = { from: '2026-05-02', to: '2026-05-02', group: 'product', compare: 'previous' };
    const lines = await read('report-groups', context, asked);
    const ended = lines.filter(({ Id }) => Id === '');
    expect(
      Object.fromEntries(ended.map((line) => [line.Currency, [line.Sales, line['Sales before']]])),
    ).toEqual({ EUR: ['0.00', '15.00'], GBP: ['0.00', '3.00'], USD: ['0.00', '9.00'] });
    expect(lines).toHaveLength(count + 1 + 3);
  });

  it('of profit ends with what only the compared days have, so that its lines add up to the totals', async () => {
    const sale = (date: string, asin: string, currency: string, sales: number) =>
      reportRow({ date, asin, currency, sales, commissionAmount: 1 });
    const standard = [
      ...[sale('2026-05-02', 'P1', 'EUR', 1), sale('2026-05-01', 'P1', 'EUR', 5)],
      ...[sale('2026-05-01', 'Q1', 'EUR', 7), sale('2026-05-01', 'Q2', 'EUR', 8)],
      sale('2026-05-01', 'Q', 'USD', 9),
    ];
    const range = { from: '2026-04-01', to: '2026-05-31' };
    const { owner, catalog } = await setUpProfit(ledger(), { standard }, range);
    const margin = { kind: 'brand', subject: brandA, from: '2026-04-01', percent: '50' } as const;
    await replaceMargins(ledger().db, owner, [margin]);
    const unused = async () => {
      throw new Error('Files of profit make no calls.');
    };
    const { signal } = new AbortController();
    const calls = { call: unused, walk: unused };
    const context = { ...catalog, member: owner, ...calls, language: english, signal };
    const day = { from: '2026-05-02', to: '2026-05-02', compare: 'previous' };
    const asked = { ...day, group: 'product' };
    const lines = await read('profit', context, asked);
    expect(lines.map((line) => [line.Currency, line.Id, line.Sales, line['Net profit before']])).toEqual([
      ['EUR', 'P1', '1.00', '1.50'],
      ['EUR', '', '0.00', '5.50'],
      ['USD', '', '0.00', '3.50'],
    ]);
    const { currencies } = await readProfit(catalog, profitQuerySchema.parse(asked));
    expect(currencies.map(({ currency, compared }) => [currency, compared?.covered?.netProfit])).toEqual([
      ['EUR', '7.00'],
      ['USD', '3.50'],
    ]);
    const totals = await read('profit', context, { ...day, group: 'none' });
    expect(totals.map((line) => [line.Currency, line.Sales, line['Net profit before']])).toEqual([
      ['EUR', '1.00', '7.00'],
      ['USD', '0.00', '3.50'],
    ]);
  });

  it('has a column per period', { timeout }, () =>
    check(
      ask({}).map((query) => ({
        ...query,
        group: 'brand',
        view: 'periods',
        grain: 'month',
      })),
      async (context, query) => {
        const { view, ...rest } = query;
        const parsed = summaryQuerySchema.parse({ ...rest, series: 'groups' });
        const { currencies } = await readSummary(context, parsed);
        const series = currencies.flatMap(({ groups }) =>
          groups.map((group) => group.series.map(({ sales }) => sales)),
        );
        const lines = await read('report-groups', context, query);
        const titles = eachBucket(parsed, 'month').map((bucket) => `Sales from ${bucket}`);
        expect(lines.map((line) => titles.map((title) => line[title])).toSorted()).toEqual(series.toSorted());
      },
    ),
  );

  it('of profit has every group of every currency, beyond a page', { timeout }, () =>
    check(
      ask({ group: fc.constantFrom(...profitDimensions), compare, brands: fc.constantFrom(...pools.brand) }),
      async (context, query) => {
        const parsed = profitQuerySchema.parse({ ...query, top: '1000' });
        const { currencies } = await readProfit(context, parsed);
        const lines = await read('profit', context, { ...query, top: '1' });
        // What only the compared days have is last, without rows of its own.
        const [alone, ofGroups] = [true, false].map((is) =>
          lines.filter((line) => (Object.values(line)[0] === 'Other') === is),
        );
        for (const line of alone ?? []) expect([line.Sales, line.Clicks]).toEqual(['0.00', '0']);
        expect(
          ofGroups?.map((line) => [line.Currency, line.Sales, line.Clicks, line['Sales without margin']]),
        ).toEqual(
          currencies.flatMap(({ currency, groups }) =>
            groups.map(({ figures: { sales, clicks, uncovered } }) => [
              currency,
              sales,
              String(clicks),
              uncovered.sales,
            ]),
          ),
        );
      },
    ),
  );

  it('of a campaign adds up to its rows, by creator and by product', { timeout }, () =>
    check(ask({}), async (context, query) => {
      const [campaign = ''] = pools.campaign;
      const parsed = summaryQuerySchema.parse({ ...query, dataset: 'program', campaigns: campaign });
      const { currencies } = await readSummary(context, parsed);
      const clicks = currencies.reduce((sum, { figures }) => sum + figures.clicks, 0);
      for (const name of ['campaign-by-creator', 'campaign-by-product']) {
        const lines = await read(name, context, { ...query, campaign });
        expect(lines.reduce((sum, line) => sum + Number(line.Clicks), 0)).toBe(clicks);
      }
    }),
  );
});
