import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, type Day } from '@/lib/data/terms/days';
import { toUnits } from '@/lib/data/terms/units';
import { countRuns } from '@/lib/testing/count-runs';
import { drawCourse, type Figure, listCrossings, takenBack } from './crossings';
import type { History } from './history';

const first = '2026-01-01';
const dayAt = (at: number): Day => addDays(first, at);

/** Sales of each day; null if the day is not stored. */
type Days = (number | null)[];

const history = (days: Days): History => ({
  range: { from: first, to: dayAt(days.length - 1) },
  sums: new Map(days.flatMap((sales, at) => (sales ? [[dayAt(at), toUnits(String(sales))]] : []))),
  open: new Set(),
  unread: days.flatMap((sales, at) => (sales === null ? [{ from: dayAt(at), to: dayAt(at) }] : [])),
  windows: [{ from: first, to: dayAt(days.length - 1), fetchedAt: '2026-06-01T00:00:00.000Z' }],
});

/** The sum of `count` days up to one of them; undefined if one is missing. */
function sumOf(days: Days, at: number, count: number): number | undefined {
  if (at - count + 1 < 0) return undefined;
  const part = days.slice(at - count + 1, at + 1);
  return part.includes(null) ? undefined : part.reduce<number>((sum, sales) => sum + (sales ?? 0), 0);
}

type Plain = { days: number; shift: number; limit: number };

/** Whether sales are below the limit, or with a shift: fell by more than the limit in percent. */
function isLow(days: Days, at: number, { days: count, shift, limit }: Plain): boolean | undefined {
  const now = sumOf(days, at, count);
  const before = shift === 0 ? 0 : sumOf(days, at - shift, count);
  if (now === undefined || before === undefined) return undefined;
  return shift === 0 ? now < limit : before > 0 && (before - now) * 100 > limit * before;
}

const figureOf = ({ days, shift, limit }: Plain): Figure => ({
  days,
  shift,
  judge: (value, compared) => {
    const units = toUnits(String(limit));
    if (compared === null) return value < units ? 'below' : null;
    return compared > 0n && (compared - value) * toUnits('100') > units * compared ? 'below' : null;
  },
  limitsOf: (compared) => ({ above: null, below: compared }),
});

const plain = fc.record({
  days: fc.integer({ min: 1, max: 5 }),
  shift: fc.constantFrom(0, 7),
  limit: fc.integer({ min: 1, max: 60 }),
});
const someDays = fc.array(fc.option(fc.integer({ min: 0, max: 40 }), { freq: 8 }), {
  minLength: 16,
  maxLength: 40,
});

it('finds the crossings that a plain reading finds, and none where a day is missing', () => {
  fc.assert(
    fc.property(someDays, plain, (days, given) => {
      const [from, to] = [1, days.length - 1];
      const expected: Day[] = [];
      const unknown: Day[] = [];
      for (let at = from; at <= to; at += 1) {
        const [before, now] = [isLow(days, at - 1, given), isLow(days, at, given)];
        if (before === undefined || now === undefined) unknown.push(dayAt(at));
        else if (now && !before) expected.push(dayAt(at));
      }
      const found = listCrossings(history(days), figureOf(given), { from: dayAt(from), to: dayAt(to) });
      expect(found).toEqual({ days: expected, unknown });
    }),
    { numRuns: countRuns(300) },
  );
});

it('draws the figure that is judged, and what it is compared with', () => {
  fc.assert(
    fc.property(someDays, plain, (days, given) => {
      const drawn = drawCourse(history(days), figureOf(given), { from: first, to: dayAt(days.length - 1) });
      expect(drawn.map(({ value, below }) => ({ value, below }))).toEqual(
        days.map((_, at) => {
          const now = sumOf(days, at, given.days);
          const before = given.shift === 0 ? null : sumOf(days, at - given.shift, given.days);
          if (now === undefined || before === undefined) return { value: null, below: null };
          return { value: `${now}.00`, below: before === null ? null : `${before}.00` };
        }),
      );
    }),
    { numRuns: countRuns(100) },
  );
});

it('takes back what later rows contradict, and nothing where a day is missing', () => {
  fc.assert(
    fc.property(someDays, plain, fc.nat(), (days, given, any) => {
      const at = any % days.length;
      const low = isLow(days, at, given);
      const told = { day: dayAt(at), today: dayAt(days.length), side: 'below' as const };
      const found = takenBack(history(days), figureOf(given), told);
      expect(found !== null).toBe(low === false);
      if (found) expect(toUnits(found.value)).toBe(toUnits(String(sumOf(days, at, given.days))));
    }),
    { numRuns: countRuns(300) },
  );
});
