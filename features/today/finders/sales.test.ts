import { expect, it } from 'vitest';
import { replaceMargins } from '@/features/profit/store-margins';
import { exampleItems } from '@/lib/contract/openapi/examples';
import { addDays, eachDay } from '@/lib/data/terms/days';
import { lookBackDays } from '@/lib/data/terms/ranges/look-back';
import { makeFakeApi } from '@/lib/data/testing/fake-api';
import { eachLedger } from '@/lib/data/testing/ledgers';
import { brandA, programRow } from '@/lib/data/testing/rows';
import { sampleCampaign, sampleProduct } from '@/lib/data/testing/sample-items';
import { storeSource } from '@/lib/data/testing/store-source';
import { readToday } from '../read-today';
import { idOf, last, range, sell, setUpToday, today, usual } from '../testing/today-set-up';

eachLedger('Today, of sales,', (ledger) => {
  it('tells of creators whose sales fell, stopped or rose without a campaign, by their own weekdays', async () => {
    const rows = [...usual, ...sell(4, 6, 0.2), ...sell(5, 4, 0), ...sell(6, 9, 3), ...sell(7, 9, 3)];
    const { workspace, fetchProgram, now } = await setUpToday(ledger(), rows);
    await fetchProgram(
      [programRow({ date: last, creator: { ...exampleItems.programRow.creator, id: idOf(7) } })],
      range,
      now,
    );
    const { actions } = await readToday(workspace);
    expect(actions.map(({ kind, id, since }) => [kind, id, since])).toEqual([
      ['rose', `rose ${idOf(6)} USD`, addDays(last, -8)],
      ['fell', `fell ${idOf(4)} USD`, addDays(last, -5)],
      ['stopped', `stopped ${idOf(5)} USD`, addDays(last, -3)],
    ]);
    const [, fell] = actions;
    expect(fell?.stake).toMatchObject({ of: 'sales', currency: 'USD', estimate: true });
    expect(Number(fell?.stake?.amount)).toBeGreaterThan(Number(fell?.stake?.range?.low));
    // The newest days may still change.
    expect(fell?.changesUntil).toBe(addDays(last, lookBackDays));
    expect(fell?.why).toContain('Sold $120.00 from Jun 24 – 29, 2026.');
  });

  it('tells of clicks on what cannot be bought, worth what they would bring on a product that can', async () => {
    const rows = [
      ...usual,
      ...sell(1, 0, 1, { asin: 'OUT', sales: 0, conversions: 0 }),
      ...sell(2, 0, 1, { asin: 'IN' }),
    ];
    const { list, find } = await setUpToday(ledger(), rows);
    await list(1, today, sampleProduct('OUT', { inStock: false }), sampleProduct('IN'));
    // 28 days of 50 clicks, at 2 USD of sales per click.
    expect(await find('wasted')).toMatchObject([
      {
        text: 'Product OUT is out of stock and still gets clicks',
        stake: { of: 'sales', amount: '2800.00' },
        why: expect.stringContaining(
          'Product IN is of the same brand and category, and can be bought: a click on it brings $2.00',
        ),
      },
    ]);
  });

  it('tells of creators whose clicks cost more than they are worth', async () => {
    const world = await setUpToday(ledger(), usual);
    const { db, member, now } = world;
    const { call } = makeFakeApi({ cpc: sell(8) }, Number.POSITIVE_INFINITY);
    const lease = { workspaceId: world.workspaceId, source: 'reports:cpc' as const, fence: 2 };
    await storeSource(
      { store: world.store, call, now: () => now, connection: world.connection, range },
      lease,
    );
    expect(await world.find('cpc')).toEqual([]);
    await replaceMargins(db, member, [{ kind: 'brand', subject: brandA, from: '2020-01-01', percent: '5' }]);
    // 28 days of 10 USD of commission, and 5 USD of gross profit.
    expect(await world.find('cpc')).toMatchObject([
      { stake: { of: 'profit', amount: '140.00', estimate: false } },
    ]);
  });

  it('tells of campaigns that will not spend their budget', async () => {
    const world = await setUpToday(ledger(), usual);
    const campaign = sampleCampaign('ca000000-0000-4000-8000-000000000001', {
      name: 'Summer',
      budget: 300,
      startDate: '2026-06-10T00:00:00.000Z',
      endDate: '2026-07-09T00:00:00.000Z',
    });
    const { id, name } = campaign;
    const days = eachDay({ from: '2026-06-10', to: last });
    const rows = days.map((date) => programRow({ date, commission: 2, campaign: { id, name } }));
    await world.fetchProgram(rows, range, world.now);
    await world.listCampaigns([campaign]);
    // 20 of 30 days had 40 USD.
    expect(await world.find('campaign')).toMatchObject([
      { text: 'The campaign Summer will not spend its budget', stake: { of: 'budget', amount: '240.00' } },
    ]);
  });

  it('tells of a commission that changed, what it costs, and what was sold since', async () => {
    const others = [4, 5, 6].flatMap((creator) => sell(creator, 0, 1, { asin: `OTHER ${creator}` }));
    const { list, find } = await setUpToday(ledger(), [...usual, ...others]);
    await list(1, '2026-06-20', sampleProduct('B0TEST0001', { commissionPercentage: 0.1 }));
    await list(2, '2026-06-21', sampleProduct('B0TEST0001', { commissionPercentage: 0.125 }));
    await list(3, today, sampleProduct('B0TEST0001', { commissionPercentage: 0.125 }));
    // 28 days of three creators with 100 USD a day.
    expect(await find('rate')).toMatchObject([
      {
        text: 'The commission of Product B0TEST0001 rose from 10% to 12.5%',
        since: '2026-06-21',
        stake: { of: 'commission', amount: '210.00' },
        why: expect.stringMatching(
          /Since then it sold \$2,400\.00; \$2,400\.00 were expected without the change\. No clear difference\.$/,
        ),
      },
    ]);
  });

  it('tells of a commission in the currency with the most orders, whatever the amounts are', async () => {
    const yen = sell(9, 0, 1, { currency: 'JPY', sales: 900_000, conversions: 1 });
    const others = [4, 5, 6].flatMap((creator) => sell(creator, 0, 1, { asin: `OTHER ${creator}` }));
    const { list, find } = await setUpToday(ledger(), [...usual, ...others, ...yen]);
    await list(1, '2026-06-20', sampleProduct('B0TEST0001', { commissionPercentage: 0.1 }));
    await list(2, '2026-06-21', sampleProduct('B0TEST0001', { commissionPercentage: 0.125 }));
    await list(3, today, sampleProduct('B0TEST0001', { commissionPercentage: 0.125 }));
    expect(await find('rate')).toMatchObject([
      {
        stake: { currency: 'USD', amount: '210.00' },
        why: expect.stringContaining('Since then it sold $2,400.00, without JPY;'),
      },
    ]);
  });
});
