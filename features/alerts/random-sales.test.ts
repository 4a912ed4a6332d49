import fc from 'fast-check';
import { expect, it } from 'vitest';
import { listUnread } from '@/lib/data/store/windows/list-unread';
import type { WindowRecord } from '@/lib/data/store/windows/windows';
import { addDays, type Day } from '@/lib/data/terms/days';
import { toUnits } from '@/lib/data/terms/units';
import { countRuns } from '@/lib/testing/count-runs';
import { listCrossings } from './crossings';
import { findFirstSale, previewSale, silence, takeSaleBack } from './first-sale';
import type { History } from './history';

const first = '2026-01-01';
const dayAt = (at: number): Day => addDays(first, at);
const sources = ['reports:standard', 'reports:cpc'] as const;
const states = ['whole', 'early', 'failed', 'absent'] as const;
type State = (typeof states)[number];

/** Conversions of a day, and how each source's window of the day was fetched. */
type Given = { conversions: number; states: [State, State] };

function windowsOf(days: Given[]): WindowRecord[] {
  return days.flatMap(({ states }, at) =>
    sources.flatMap((source, of): WindowRecord[] => {
      const [state, day] = [states[of], dayAt(at)];
      if (state === undefined || state === 'absent') return [];
      const fetchedAt = `${state === 'early' ? day : '2026-06-01'}T12:00:00.000Z`;
      const status = state === 'failed' ? 'failed' : 'ok';
      return [
        {
          source,
          scope: '',
          from: day,
          to: day,
          status,
          rows: 1,
          pages: 1,
          allFinal: true,
          fetchedAt,
          connection: '',
          reason: null,
        },
      ];
    }),
  );
}

/** The days as `readHistory` gives them. */
function historyOf(days: Given[]): History {
  const windows = windowsOf(days).sort((a, b) => (a.source + a.from < b.source + b.from ? -1 : 1));
  const range = { from: first, to: dayAt(days.length - 1) };
  return {
    range,
    sums: new Map(days.map(({ conversions }, at) => [dayAt(at), toUnits(String(conversions))])),
    open: new Set(),
    unread: listUnread(sources, windows, range, new Date('2026-06-02T00:00:00.000Z')),
    windows,
  };
}

const isWhole = ({ states }: Given): boolean => states.every((state) => state === 'whole');

const given = fc.record({
  conversions: fc.constantFrom(0, 0, 0, 1, 3),
  states: fc.tuple(
    fc.oneof({ weight: 24, arbitrary: fc.constant('whole' as const) }, fc.constantFrom(...states)),
    fc.oneof({ weight: 24, arbitrary: fc.constant('whole' as const) }, fc.constantFrom(...states)),
  ),
});
const someDays = fc.array(given, { minLength: 4, maxLength: 40 });

/** The first day with a sale up to a place; undefined if a day before it, or itself, is not whole. */
function plainFirst(days: Given[], through: number): number | null | undefined {
  for (let at = 0; at <= through; at += 1) {
    const day = days[at];
    if (!day || !isWhole(day)) return undefined;
    if (day.conversions > 0) return at;
  }
  return null;
}

it('finds the first sale that a plain reading finds, and none behind a day that is not read', () => {
  fc.assert(
    fc.property(someDays, fc.nat(), (days, any) => {
      const history = historyOf(days);
      const expected = plainFirst(days, days.length - 1);
      expect(findFirstSale(history)).toBe(typeof expected === 'number' ? dayAt(expected) : expected);
      const from = any % days.length;
      const found = typeof expected === 'number' && expected >= from ? [dayAt(expected)] : [];
      const unknown = days.flatMap((_, at) =>
        at >= from && plainFirst(days, at) === undefined ? [dayAt(at)] : [],
      );
      const holds = typeof expected === 'number' && expected < from ? 'sold' : null;
      const preview = previewSale(history, dayAt(from));
      expect(preview).toMatchObject({ holds, unknown: expected === undefined ? unknown : [] });
      expect(preview.told.map(({ day, facts }) => [day, facts()?.first])).toEqual(
        found.map((day) => [day, day]),
      );
    }),
    { numRuns: countRuns(500) },
  );
});

it('takes back a first sale that was on another day, or on none', () => {
  fc.assert(
    fc.property(someDays, fc.nat(), (days, any) => {
      const told = any % days.length;
      const history = historyOf(days);
      const before = plainFirst(days, told);
      const back = takeSaleBack(history, dayAt(told));
      expect(back !== null).toBe(before !== undefined && before !== told);
      if (!back) return;
      const now = before ?? plainFirst(days, days.length - 1) ?? null;
      expect(back.first).toBe(now === null ? null : dayAt(now));
    }),
    { numRuns: countRuns(500) },
  );
});

it('tells of days without a sale where a plain reading finds them', () => {
  fc.assert(
    fc.property(someDays, fc.integer({ min: 1, max: 6 }), (days, count) => {
      const isSilent = (at: number): boolean | undefined => {
        const part = days.slice(Math.max(0, at - count + 1), at + 1);
        if (at - count + 1 < 0 || !part.every(isWhole)) return undefined;
        return part.every(({ conversions }) => conversions === 0);
      };
      const expected: Day[] = [];
      const unknown: Day[] = [];
      for (let at = 1; at < days.length; at += 1) {
        const [before, now] = [isSilent(at - 1), isSilent(at)];
        if (before === undefined || now === undefined) unknown.push(dayAt(at));
        else if (now && !before) expected.push(dayAt(at));
      }
      const range = { from: dayAt(1), to: dayAt(days.length - 1) };
      expect(listCrossings(historyOf(days), silence(count), range)).toEqual({ days: expected, unknown });
    }),
    { numRuns: countRuns(500) },
  );
});
