import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isFresh, isSettled, type WindowRecord } from '@/lib/data/store/windows/windows';
import { addDays, countDays, eachDay } from '@/lib/data/terms/days';
import { firstUnsettledDay } from '@/lib/data/terms/ranges/look-back';
import { planRanges } from './plan';
import { makeQueue } from './queue';

const today = '2026-06-30';
const now = new Date(`${today}T12:00:00.000Z`);
const start = '2026-01-01';

/** Windows with gaps and without overlaps, as a ledger may have them. */
const windows = fc
  .array(
    fc.record({
      gap: fc.nat(5),
      days: fc.integer({ min: 1, max: 30 }),
      status: fc.constantFrom('ok' as const, 'failed' as const),
      allFinal: fc.boolean(),
      age: fc.constantFrom(0, 60_000, 20 * 60_000),
    }),
    { maxLength: 12 },
  )
  .map((list) => {
    let next = start;
    return list.map(({ gap, days, age, ...given }): WindowRecord => {
      const from = addDays(next, gap);
      const to = addDays(from, days - 1);
      next = addDays(to, 1);
      const fetchedAt = new Date(now.getTime() - age).toISOString();
      return {
        ...given,
        from,
        to,
        fetchedAt,
        source: 'program',
        scope: '',
        rows: 0,
        pages: 1,
        connection: '',
        reason: null,
      };
    });
  })
  .map((list) => list.filter(({ to }) => to <= today));

const range = fc
  .tuple(fc.nat(200), fc.nat(200))
  .map(([from, length]) => ({ from: addDays(start, from), to: addDays(start, from + length) }));

it('fetches each day once that is missing or may have changed, and no settled one', () => {
  fc.assert(
    fc.property(windows, range, fc.boolean(), (stored, requested, force) => {
      const planned = planRanges({ range: requested, scopes: [''], windows: stored, now, today, force });
      const days = planned.flatMap((pending) => eachDay(pending));
      expect(new Set(days).size).toBe(days.length);
      for (const day of eachDay(requested)) {
        const window = stored.find(({ from, to, status }) => status === 'ok' && from <= day && day <= to);
        const kept = window && (isSettled(window, now) || (!force && isFresh(window, now)));
        expect([day, days.includes(day)]).toEqual([day, day <= today && !kept]);
      }
      const boundary = firstUnsettledDay(today);
      for (const { whole, from, to } of planned)
        expect(whole || to < boundary || from >= boundary).toBe(true);
    }),
  );
});

it('splits a range into windows that cover each day once, however dense rows are', () => {
  const load = fc.record({
    pages: fc.integer({ min: 1, max: 60 }),
    rows: fc.nat(6_000),
    heavy: fc.boolean(),
  });
  fc.assert(
    fc.property(range, fc.array(load, { maxLength: 60 }), (requested, loads) => {
      const queue = makeQueue('reports:standard');
      queue.add([{ ...requested, scope: '', whole: false, tries: 0 }]);
      const done: string[] = [];
      const left = [...loads];
      for (let window = queue.take(); window; window = queue.take()) {
        const { heavy, ...size } = left.shift() ?? { pages: 1, rows: 0, heavy: false };
        const cut = heavy && countDays(window) > 1;
        queue.learn(window, cut ? { ...size, heavy } : size);
        if (cut) queue.add([window]);
        else done.push(...eachDay(window));
      }
      expect(done.sort()).toEqual(eachDay(requested));
      expect(queue.left()).toBe(0);
    }),
  );
});

it('fetches bonus estimates in windows of at most ninety days', () => {
  const queue = makeQueue('brb');
  queue.add([{ from: '2025-07-01', to: today, scope: 'b|m', whole: false, tries: 0 }]);
  const spans: number[] = [];
  for (let window = queue.take(); window; window = queue.take()) spans.push(countDays(window));
  expect(spans).toEqual([90, 90, 90, 90, 5]);
});
