import { expect, it } from 'vitest';
import { addDays, toDay } from '../days';
import { makeFakeApi } from '../testing/fake-api';
import { eachLedger } from '../testing/ledgers';
import { dailyRows, reportRow } from '../testing/rows';
import { prepareSetUp, today, year } from '../testing/sync-set-up';
import { isSettled, type WindowRecord } from '../windows/windows';

const daysAgo = (days: number) => addDays(toDay(today), -days);

const windowOf = (to: string, fetchedAt: string): WindowRecord => ({
  ...{ source: 'reports:standard', scope: '', from: to, to, status: 'ok' },
  ...{ rows: 1, pages: 1, allFinal: true, fetchedAt, connection: '', reason: null },
});

it.each([
  ['44 days old', '2026-05-17', false],
  ['45 days old', '2026-05-16', false],
  ['46 days old', '2026-05-15', true],
])('a window whose days were %s when it was fetched, is settled: %s', (_, to, settled) => {
  expect(isSettled(windowOf(to, '2026-06-30T00:30:00.000Z'))).toBe(settled);
  expect(isSettled({ ...windowOf(to, '2026-06-30T00:30:00.000Z'), allFinal: false })).toBe(false);
});

eachLedger('A window that was fetched while it was young', (ledger) => {
  const setUp = prepareSetUp(ledger);

  it.each([
    ['50 days ago at half past midnight', 50],
    ['a day ago', 1],
  ])('%s is fetched again, though its rows said that they were final', async (_, days) => {
    const first = daysAgo(days);
    const range = { from: year.from, to: first };
    const before = dailyRows(range);
    const api = makeFakeApi({ standard: before });
    const clock = { now: new Date(`${first}T00:30:00.000Z`) };
    const { run, sum } = await setUp(api, clock);
    await run({ range });

    // Late rows arrive up to 45 days after their day, and an order is removed from a row that said it was final.
    const late = Array.from({ length: 46 }, (_, age) => reportRow({ date: addDays(first, -age), sales: 2 }));
    const corrected = before.map((row) => (row.date.startsWith(first) ? { ...row, sales: 0.05 } : row));
    api.rows.standard = [...corrected, ...late];
    clock.now = today;
    await run({ range: year, force: true });
    const { currencies, receipt } = await sum();
    const cents = corrected.length * 10 - 5 + late.length * 200;
    expect(currencies[0]?.figures.sales).toBe((cents / 100).toFixed(2));
    expect(receipt).toMatchObject({ state: 'complete', rows: corrected.length + late.length, stale: false });
  });

  it('is fetched once more when its days leave the look-back, and then never again', async () => {
    const first = daysAgo(50);
    const range = { from: daysAgo(60), to: daysAgo(55) };
    const api = makeFakeApi({ standard: dailyRows(range) });
    const clock = { now: new Date(`${first}T12:00:00.000Z`) };
    const { run } = await setUp(api, clock);
    await run({ range });
    clock.now = today;
    api.seen.length = 0;
    await run({ range });
    expect(api.seen.length).toBeGreaterThan(0);
    api.seen.length = 0;
    await run({ range, force: true });
    expect(api.seen).toHaveLength(0);
  });
});
