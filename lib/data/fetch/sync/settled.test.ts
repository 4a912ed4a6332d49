import { expect, it } from 'vitest';
import { listUnread } from '@/lib/data/store/windows/list-unread';
import { isFresh, isSettled, readWindows, type WindowRecord } from '@/lib/data/store/windows/windows';
import { sourceIds } from '@/lib/data/terms/datasets';
import { addDays, toDay } from '@/lib/data/terms/days';
import { makeFakeApi } from '@/lib/data/testing/fake-api';
import { eachLedger } from '@/lib/data/testing/ledgers';
import { brandA, dailyRows, reportRow } from '@/lib/data/testing/rows';
import { prepareSetUp, today, year } from '@/lib/data/testing/sync-set-up';

const now = new Date('2026-06-30T01:00:00.000Z');
const daysAgo = (days: number) => addDays(toDay(today), -days);

const windowOf = (to: string, fetchedAt: string): WindowRecord => ({
  source: 'reports:standard',
  scope: '',
  from: to,
  to,
  status: 'ok',
  rows: 1,
  pages: 1,
  allFinal: true,
  fetchedAt,
  connection: '',
  reason: null,
});

it.each([
  ['44 days old', '2026-05-17', false],
  ['45 days old', '2026-05-16', false],
  ['46 days old', '2026-05-15', true],
])('a window whose days were %s when it was fetched, is settled: %s', (_, to, settled) => {
  expect(isSettled(windowOf(to, '2026-06-30T00:30:00.000Z'), now)).toBe(settled);
  expect(isSettled({ ...windowOf(to, '2026-06-30T00:30:00.000Z'), allFinal: false }, now)).toBe(false);
});

it('a window that was fetched in the future is neither settled nor fresh', () => {
  const window = windowOf('2025-07-01', '2026-07-01T00:00:00.000Z');
  expect([isSettled(window, now), isFresh(window, now)]).toEqual([false, false]);
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

  it.each([
    ['at once', 0],
    ['long after, though only other days were loaded in between', 200],
  ])('by a clock that was 100 days ahead, is fetched again %s', async (_, later) => {
    const young = { from: daysAgo(5), to: daysAgo(5) };
    const api = makeFakeApi({ standard: dailyRows(young) });
    const clock = { now: new Date(today.getTime() + 100 * 86_400_000) };
    const { run, sum } = await setUp(api, clock);
    await run({ range: young });
    clock.now = today;
    expect((await sum(young)).receipt).toMatchObject({ settled: 0, stale: true });
    await run({ range: { from: daysAgo(90), to: daysAgo(90) } });
    clock.now = new Date(today.getTime() + later * 86_400_000);
    api.rows.standard.push(reportRow({ date: young.from, sales: 2 }));
    await run({ range: young });
    const { currencies, receipt } = await sum(young);
    expect(currencies[0]?.figures.sales).toBe('2.10');
    expect(receipt).toMatchObject({ state: 'complete', rows: 2 });
  });

  it('by an instance whose clock is a little ahead, is not fetched again', async () => {
    const range = { from: daysAgo(60), to: daysAgo(0) };
    const api = makeFakeApi({ standard: dailyRows(range), brands: [brandA] });
    const clock = { now: today };
    const { context, run, sum } = await setUp(api, clock);
    await run({ range, sources: sourceIds });
    clock.now = new Date(today.getTime() - 3_000);
    const { receipt } = await sum(range);
    expect(receipt.stale).toBe(false);
    expect(receipt.settled).toBeGreaterThan(0);
    api.seen.length = 0;
    await run({ range, sources: sourceIds });
    expect(api.seen).toEqual([]);
    // Nor by the next sync of other days, which corrects moments of a clock that was ahead.
    await run({ range: { from: daysAgo(61), to: daysAgo(61) }, sources: sourceIds });
    api.seen.length = 0;
    await run({ range, sources: sourceIds });
    expect(api.seen).toEqual([]);
    const windows = await readWindows(context().store.read, context().id, sourceIds, range);
    expect(listUnread(sourceIds, windows, { ...range, to: daysAgo(1) }, clock.now)).toEqual([]);
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
