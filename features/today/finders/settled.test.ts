import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { noon } from '@/features/alerts/testing/alert-set-up';
import { closeMonth } from '@/features/closing/close-month';
import { closings } from '@/features/closing/schema';
import { newClosingSchema } from '@/features/closing/statement-query';
import { setUpClosings } from '@/features/closing/testing/closing-set-up';
import { lostRows, recordFetches } from '@/features/settlement/testing/daily-fetches';
import type { Workspace } from '@/lib/data/store/workspace';
import { addDays, type Day, eachDay } from '@/lib/data/terms/days';
import { lookBackDays } from '@/lib/data/terms/ranges/look-back';
import { makeFakeApi } from '@/lib/data/testing/fake-api';
import { eachLedger } from '@/lib/data/testing/ledgers';
import { brandA, reportRow } from '@/lib/data/testing/rows';
import { english } from '@/lib/testing/english';
import { findActions, readToday } from '../read-today';
import { idOf, setUpToday, today } from '../testing/today-set-up';
import { listReady } from './months';

eachLedger('Today, of settled months,', (ledger) => {
  it('tells of creators who lose more to reversals than they used to', { timeout: 120_000 }, async () => {
    const world = await setUpToday(ledger(), []);
    const settled = addDays(today, -lookBackDays);
    const lossOf = (day: Day) => ({
      age: 20,
      sales: 10,
      commission: day >= addDays(settled, -30) ? 5 : 1,
    });
    const days = { from: addDays(today, -250), today, lossOf };
    await world.fetch(lostRows(days), { from: days.from, to: today }, world.now);
    await recordFetches(world.store, world.workspaceId, days);
    // 30 days of 10 USD: half is lost, and 10 % before.
    expect(await world.find('reversals')).toMatchObject([
      {
        stake: { of: 'commission', amount: '120.00', range: { low: '96.20', high: '143.80' } },
        why: expect.stringContaining('50.0% was lost'),
      },
    ]);
  });

  it('tells of a month that is ready to close, and of a closed one that differs', async () => {
    const april = { from: '2026-04-01', to: '2026-04-30' };
    const { parts, api, clock, sync } = await setUpClosings(ledger(), '2026-05-02T12:00:00.000Z', april);
    const { call } = makeFakeApi({}, Number.POSITIVE_INFINITY);
    const workspace: Workspace = { ...parts, call, walk: call, language: english, still: true };
    const rowsOf = (commissionAmount: number) =>
      eachDay(april).map((date) =>
        reportRow({ id: idOf(Number(date.slice(8))), date, commissionAmount, final: true }),
      );
    api.rows.standard = rowsOf(1);
    api.rows.brands = [brandA];
    await sync();
    const kindsOf = async () =>
      (await readToday(workspace)).actions.map(({ kind, stake }) => [kind, stake?.amount]);
    const order = { month: '2026-04', currencies: [{ currency: 'USD' }], acceptOpen: true };
    await closeMonth(parts, newClosingSchema.parse(order));
    expect(await kindsOf()).toEqual([]);
    clock.now = noon('2026-06-15');
    api.rows.standard = rowsOf(2);
    await sync();
    expect(await kindsOf()).toEqual([['closedDiffers', '30.00']]);
    await parts.db.delete(closings).where(eq(closings.workspaceId, parts.id));
    expect(await kindsOf()).toEqual([['monthReady', '60.00']]);
    const { shown } = await findActions(workspace);
    expect(listReady(shown)).toEqual([{ month: '2026-04', currency: 'USD' }]);
  });
});
