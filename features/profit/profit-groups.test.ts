import { expect, it } from 'vitest';
import { storeCosts } from '@/features/costs/import-costs';
import { findList } from '@/features/exports/lists';
import { placeGroups } from '@/lib/data/read/groups/testing/place-groups';
import { eachLedger } from '@/lib/data/testing/ledgers';
import { brandA, reportRow } from '@/lib/data/testing/rows';
import { english } from '@/lib/language/english';
import { readCsv } from '@/lib/server/files/testing/read-file';
import { readProfitAlone } from './profit-alone';
import { profitQuerySchema } from './profit-query';
import { readProfit } from './read-profit';
import { replaceMargins } from './store-margins';
import { setUpProfit } from './testing/profit-set-up';

const range = { from: '2026-05-01', to: '2026-05-31' } as const;
const wide = { from: '2026-03-31', to: '2026-05-31' } as const;
const creatorOf = (at: number) => `c0000000-0000-4000-8000-00000000000${at}`;
const [one, two, three, last] = [creatorOf(1), creatorOf(2), creatorOf(3), creatorOf(4)];
const groupOf = (at: number) => `a0000000-0000-4000-8000-00000000000${at}`;
const [both, first, third] = [groupOf(1), groupOf(2), groupOf(3)];

eachLedger('Profit by named groups', (ledger) => {
  async function setUp() {
    const { db } = ledger();
    const row = (creatorId: string, sales: number, date = '2026-05-10') =>
      reportRow({ date, creatorId, sales, commissionAmount: sales / 10, conversions: 1, clicks: 5 });
    // The first compared day.
    const before = wide.from;
    const standard = [
      ...[row(one, 100), row(two, 200), row(three, 50)],
      ...[row(one, 10, before), row(three, 20, before), row(last, 5, before)],
    ];
    const set = await setUpProfit(ledger(), { standard }, wide);
    const { workspaceId } = set.owner;
    await replaceMargins(db, set.owner, [{ kind: 'brand', subject: brandA, from: wide.from, percent: '30' }]);
    const cost = { kind: 'fee', currency: 'USD', note: '', from: '2026-05-02', to: '2026-05-02' } as const;
    await storeCosts(db, set.owner, [
      { ...cost, subject: { kind: 'creator', id: one }, amount: '7' },
      { ...cost, subject: null, amount: '1' },
    ]);
    await placeGroups(db, workspaceId, {
      creator: new Map([
        [both, [one, two]],
        [first, [one]],
      ]),
      product: new Map(),
    });
    const ask = async (given: Record<string, string> = {}) => {
      const query = profitQuerySchema.parse({ ...range, group: 'creator_group', ...given });
      return { query, parts: set.catalog };
    };
    return {
      ...set,
      ask,
      read: async (given: Record<string, string> = {}) => {
        const { query, parts } = await ask(given);
        return readProfit(parts, query);
      },
    };
  }

  it('counts a row in each of its groups, and once in totals', async () => {
    const { read } = await setUp();
    const { currencies, overlapping } = await read({ compare: 'previous' });
    expect(overlapping).toEqual([both, first]);
    const [profit] = currencies;
    expect(profit).toMatchObject({
      // 350 × 30 % − 35, and 8 of costs.
      figures: { sales: '350.00', covered: { netProfit: '70.00' }, afterCosts: { netProfit: '62.00' } },
      compared: { sales: '35.00' },
      counts: { groups: 3, losing: 0, withoutMargin: 0 },
      unassigned: { figures: { afterCosts: { costs: '1.00' } } },
    });
    expect(
      profit?.groups.map(({ key, label, figures, compared }) => [
        ...[key, label, figures.sales, figures.afterCosts?.netProfit, compared?.sales],
      ]),
    ).toEqual([
      [both, 'Group 1', '300.00', '53.00', '10.00'],
      [first, 'Group 2', '100.00', '13.00', '10.00'],
      [null, null, '50.00', '10.00', '25.00'],
    ]);
  });

  it('shows only the groups of a filter, whose members are totaled', async () => {
    const { read } = await setUp();
    const { currencies, overlapping, filterNames } = await read({ creator_groups: first });
    expect(overlapping).toEqual([]);
    expect(filterNames.creator_groups).toEqual({ [first]: 'Group 2' });
    expect(currencies[0]).toMatchObject({ figures: { sales: '100.00' }, groups: [{ key: first }] });
  });

  it('has products, whose costs belong to no group', async () => {
    const { read, owner } = await setUp();
    const product = new Map([[third, [reportRow({ date: range.from }).asin]]]);
    await placeGroups(ledger().db, owner.workspaceId, { creator: new Map(), product });
    const { currencies } = await read({ group: 'product_group' });
    expect(currencies[0]).toMatchObject({
      groups: [{ key: third, figures: { sales: '350.00', afterCosts: { costs: '0.00' } } }],
      unassigned: { figures: { afterCosts: { costs: '8.00' } } },
    });
  });

  it('adds up what only groups of the compared days had, each row once', async () => {
    const { ask, owner } = await setUp();
    let made = 3;
    const alone = async (...lists: string[][]) => {
      // A group that is replaced is another one.
      const creator = new Map(
        lists.map((members) => {
          made += 1;
          return [groupOf(made), members];
        }),
      );
      await placeGroups(ledger().db, owner.workspaceId, { creator, product: new Map() });
      const { query, parts } = await ask({ compare: 'previous' });
      return (await readProfitAlone(parts, query)).map(({ compared }) => compared?.sales);
    };
    // The last creator sold in the compared days alone.
    expect(await alone([one, last], [one])).toEqual([]);
    expect(await alone([one, last], [last])).toEqual(['5.00']);
    expect(await alone([last], [last])).toEqual(['5.00']);
  });

  it('has a file with the overlaps of its lines', async () => {
    const { owner, catalog } = await setUp();
    const unused = async () => {
      throw new Error('This file makes no calls.');
    };
    const { signal } = new AbortController();
    const calls = { call: unused, walk: unused };
    const parts = { ...catalog, member: owner, ...calls, language: english, signal };
    const query = new URLSearchParams({ ...range, group: 'creator_group', columns: 'id,overlaps,sales' });
    const response = await findList('profit')('profit', parts, query);
    const lines = readCsv(new Uint8Array(await response.arrayBuffer()));
    expect(lines.map(({ Id, Overlaps, Sales }) => [Id, Overlaps, Sales])).toEqual([
      [both, 'true', '300.00'],
      [first, 'true', '100.00'],
      ['', 'false', '50.00'],
      ['', 'false', '0.00'],
    ]);
  });
});
