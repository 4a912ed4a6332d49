import { expect, it } from 'vitest';
import { estimateMonths } from '@/features/closing/estimate-months';
import { readEstimates } from '@/features/settlement/read-estimates';
import { lostRows, recordFetches } from '@/features/settlement/testing/daily-fetches';
import { makeMember } from '@/lib/access/testing/people';
import { madeLinks } from '@/lib/data/store/links-schema';
import type { Ledger } from '@/lib/data/store/workspace';
import { eachLedger } from '@/lib/data/testing/ledgers';
import { reportRow } from '@/lib/data/testing/rows';
import { storeRows } from '@/lib/data/testing/stored-rows';
import { listMonths } from './list-months';

eachLedger('the calendar of earnings', (ledger) => {
  /** A person who made `link-1`. */
  const addMaker = async ({ id: workspaceId }: Ledger) => {
    const { userId } = await makeMember(ledger().db, { workspaceId });
    const link = { linkId: 'link-1', productId: 'A', marketplace: 'marketplace.com', type: 'product' };
    await ledger()
      .db.insert(madeLinks)
      .values({ workspaceId, userId, ...link, url: 'x', mobileUrl: 'x' });
    return userId;
  };
  const row = (
    date: string,
    commissionAmount: number,
    given: Partial<Parameters<typeof reportRow>[0]> = {},
  ) => reportRow({ date, commissionAmount, currency: 'USD', final: true, ...given });
  const rows = [
    row('2026-04-10', 4.1),
    row('2026-05-03', 3),
    row('2026-05-20', 2.2, { final: false }),
    row('2026-05-21', 7, { currency: 'EUR', final: false }),
    row('2026-05-22', 100, { linkId: 'of another person' }),
  ];

  it('has what own links earned by month and currency, and the last day on which it may change', async () => {
    const context = await storeRows(ledger(), { standard: rows }, { from: '2026-04-01', to: '2026-06-30' });
    const maker = await addMaker(context);
    const { months, basis } = await listMonths(context, maker);
    expect(months).toEqual([
      { month: '2026-06', until: '2026-08-14', state: 'open', currencies: [] },
      {
        month: '2026-05',
        until: '2026-07-15',
        state: 'open',
        currencies: [
          { currency: 'USD', commission: '5.20', open: '2.20', expected: null },
          { currency: 'EUR', commission: '7.00', open: '7.00', expected: null },
        ],
      },
      {
        month: '2026-04',
        until: '2026-06-14',
        state: 'settled',
        currencies: [{ currency: 'USD', commission: '4.10', open: '0.00', expected: null }],
      },
    ]);
    expect(basis).toMatchObject({
      complete: true,
      rows: [{ range: { from: '2026-04-01', to: '2026-06-30' } }],
    });
    const mayOn = async (day: string) => {
      const later = await listMonths({ ...context, now: () => new Date(`${day}T00:00:00.000Z`) }, maker);
      return later.months.find(({ month }) => month === '2026-05')?.state;
    };
    // Days after the last fetch are gaps only from July on.
    expect(await mayOn('2026-07-15')).toBe('open');
    expect(await mayOn('2026-07-16')).toBe('loadedEarly');
    const nobody = await makeMember(ledger().db, { workspaceId: context.id });
    const none = await listMonths(context, nobody.userId);
    expect(none.months.flatMap(({ currencies }) => currencies)).toEqual([]);
  });

  it('does not call a month settled whose days are not all loaded, or were not final', async () => {
    const stateOf = async (from: string, final: boolean) => {
      const standard = [row('2026-04-20', 1, { final })];
      const context = await storeRows(ledger(), { standard }, { from, to: '2026-06-30' });
      const { months } = await listMonths(context, await addMaker(context));
      return months.find(({ month }) => month === '2026-04')?.state;
    };
    expect(await stateOf('2026-04-02', true)).toBe('notLoaded');
    expect(await stateOf('2026-04-01', false)).toBe('loadedEarly');
    expect(await stateOf('2026-04-01', true)).toBe('settled');
  });

  it('estimates what own links settle at, from their own past alone', async () => {
    const lossOf = () => ({ age: 20, sales: 20, commission: 2 });
    const days = { from: '2025-07-01', today: '2026-06-30', lossOf };
    const own = lostRows(days, { currency: 'USD', final: true, conversions: 3 });
    const standard = [...own, row('2026-06-22', 500, { linkId: 'of another person', final: false })];
    const range = { from: days.from, to: days.today };
    const context = await storeRows(ledger(), { standard }, range);
    await recordFetches(context.store, context.id, days);
    const { months } = await listMonths(context, await addMaker(context));
    const juneOf = async (links?: string[]) =>
      estimateMonths(await readEstimates(context, { links })).find(({ month }) => month === '2026-06');
    const [june] = months;
    const expected = (await juneOf(['link-1']))?.commission;
    expect(june?.currencies).toEqual([{ currency: 'USD', commission: '280.00', open: '0.00', expected }]);
    expect(Number(expected?.expected)).toBeLessThan(280);
    expect((await juneOf())?.commission?.expected).not.toBe(expected?.expected);
  });
});
