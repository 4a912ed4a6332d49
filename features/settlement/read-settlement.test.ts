import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { placeGroups } from '@/lib/data/read/groups/testing/place-groups';
import { namedGroups } from '@/lib/data/store/groups-schema';
import { sumMonths } from '@/lib/data/store/windows/month-sums';
import { eachDay } from '@/lib/data/terms/days';
import { eachLedger } from '@/lib/data/testing/ledgers';
import { brandA, creatorA, reportRow } from '@/lib/data/testing/rows';
import { storeRows } from '@/lib/data/testing/stored-rows';
import { readEstimates } from './read-estimates';
import { readSettledMonths } from './read-settled-months';
import { readSettlement } from './read-settlement';
import { recordDemoLooks } from './record-demo-looks';
import { settlementQuerySchema } from './settlement-query';
import { lostRows, recordFetches } from './testing/daily-fetches';

eachLedger('Settlement', (ledger) => {
  it('says nothing of days whose rows are not stored', async () => {
    const range = { from: '2026-05-01', to: '2026-05-10' };
    const standard = eachDay(range).map((date) => reportRow({ date, commissionAmount: 1 }));
    const context = await storeRows(ledger(), { standard }, range);
    const { id: workspaceId, store } = context;
    const change = (day: string) => ({
      source: 'reports:standard' as const,
      day,
      age: 7,
      currency: 'USD',
      brand: brandA,
      product: 'P1',
      creator: creatorA,
      link: 'link-1',
      sales: '0',
      commission: '-5',
      conversions: 0,
    });
    const corrections = [change('2026-04-15'), change('2026-05-02')];
    await store.write(({ run }) => run('DELETE FROM ledger.looks WHERE workspace = $1', [workspaceId]));
    await recordDemoLooks(store, workspaceId, async () => ({
      from: '2026-01-01',
      to: '2026-11-20',
      corrections,
    }));
    const query = settlementQuerySchema.parse({
      from: '2026-04-10',
      to: '2026-05-20',
      metric: 'commission',
      group: 'creator',
      grain: 'month',
    });
    const now = () => new Date('2026-11-21T12:00:00.000Z');
    const { currencies, basis } = await readSettlement({ ...context, now }, query);
    expect(basis.complete).toBe(false);
    const [part, ...others] = currencies;
    expect(others).toEqual([]);
    expect(part?.triangle).toMatchObject([{ bucket: '2026-05-01', days: 10, current: '10.00' }]);
    expect(part?.groups).toMatchObject([
      { key: creatorA, reported: '15.00', settled: '10.00', reversed: '-5.00', days: 10 },
    ]);
    expect(part?.expectation).toMatchObject({ reason: 'notLoaded', months: [], tested: [], changed: null });
  });

  it('estimates nothing for a group with unknown members', async () => {
    const today = '2026-06-30';
    const days = { from: '2025-11-10', today, lossOf: () => ({ age: 14, sales: 25, commission: 2 }) };
    const range = { from: '2025-07-01', to: today };
    const context = await storeRows(ledger(), { standard: lostRows(days) }, range);
    const { store, id: workspaceId, db } = context;
    await recordFetches(store, workspaceId, days);
    const id = 'f0000000-0000-4000-8000-000000000001';
    await placeGroups(db, workspaceId, { creator: new Map([[id, [creatorA]]]), product: new Map() });
    const now = () => new Date('2026-06-30T12:00:00.000Z');
    const ask = async () => {
      const asked = { currency: 'USD', filters: { creator_groups: [id] }, range };
      return (await readSettledMonths({ ...context, now }, asked)).months.map(({ month }) => month);
    };
    const expectMonths = async (given: object) => {
      const query = settlementQuerySchema.parse({ ...range, group: 'creator_group', ...given });
      const { currencies, unknownMembers } = await readSettlement({ ...context, now }, query);
      const reasons = currencies.map(({ expectation: { reason, months } }) => [reason, months.length]);
      const estimates = await readEstimates({ ...context, now }, { creator_groups: query.creator_groups });
      return { unknownMembers, reasons, estimated: [...estimates.keys()] };
    };
    const expected = { unknownMembers: false, reasons: [[null, 2]], estimated: ['USD'] };
    expect(await ask()).toContain('2026-03');
    expect(await expectMonths({ creator_groups: id })).toEqual(expected);
    // It follows a filter, and its list was never read.
    await db
      .update(namedGroups)
      .set({ filter: { q: 'a' } })
      .where(eq(namedGroups.id, id));
    expect(await ask()).toEqual([]);
    const waiting = { unknownMembers: true, reasons: [['unknownMembers', 0]], estimated: [] };
    expect(await expectMonths({ creator_groups: id })).toEqual(waiting);
    expect(await expectMonths({ creator_groups: 'none' })).toMatchObject({
      unknownMembers: true,
      estimated: [],
    });
    // Lines by group leave no row out.
    expect(await expectMonths({})).toEqual(expected);
  });

  it('reads groups from the sums of months that have settled, with the same result', async () => {
    const today = '2026-06-30';
    const days = { from: '2026-01-10', today, lossOf: () => ({ age: 14, sales: 25, commission: 2 }) };
    const euros = lostRows(days, { currency: 'EUR', linkId: 'link-2', asin: 'P2' }).filter((_, at) => at % 3);
    const range = { from: days.from, to: today };
    const context = await storeRows(ledger(), { standard: [...lostRows(days), ...euros] }, range);
    const { store, id: workspaceId } = context;
    await recordFetches(store, workspaceId, days);
    let turn = 0;
    const ask = async (group: string, given: object = {}) => {
      turn += 1;
      const query = settlementQuerySchema.parse({ ...range, group, ...given });
      // Nothing comes from the cache.
      const answer = await readSettlement(
        { ...context, now: () => new Date(Date.parse('2026-06-30T12:00:00Z') + turn * 60_000) },
        query,
      );
      return answer.currencies.map(({ currency, groups }) => ({ currency, groups }));
    };
    const questions: { group: string; to?: string; currencies?: string; payout_models?: string }[] = [
      ...[{ group: 'creator' }, { group: 'link' }, { group: 'payout_model' }, { group: 'subid1' }],
      { group: 'brand', to: '2026-04-20' },
      { group: 'product', currencies: 'EUR', payout_models: 'standard' },
    ];
    const askAll = async () => {
      const answers = [];
      for (const { group, ...given } of questions) answers.push(await ask(group, given));
      return answers;
    };
    const before = await askAll();
    // From January 10 to May 16, 127 days have settled.
    expect(before[0]?.[1]?.groups).toMatchObject([
      { key: creatorA, reported: '1270.00', settled: '1016.00', days: 127, conversions: 127 },
    ]);
    for (const source of ['reports:standard', 'reports:cpc'] as const) {
      await sumMonths(store, { workspaceId, fence: 1 }, source, { range, today });
    }
    expect(await askAll()).toEqual(before);
    await store.write(({ run }) =>
      run(
        `UPDATE ledger.months SET commission = commission + 1, days = days - 1 WHERE workspace = $1 AND dimension = 'creator'`,
        [workspaceId],
      ),
    );
    // February, March and April. A month whose days have not all settled is read from rows.
    expect((await ask('creator'))[1]?.groups).toMatchObject([{ settled: '1019.00', days: 124 }]);
    await store.write(({ run }) => run('DELETE FROM ledger.months WHERE workspace = $1', [workspaceId]));
  });
});
