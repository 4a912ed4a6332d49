import {
  type DailyFigures,
  findUsual as findUsualDays,
  rangeWidth,
  sum,
} from '@/features/effects/usual-days';

/** Days that are looked back on: eight weeks that say what is usual, and the newest four, which are judged. */
export const judgedDays = { usual: 56, recent: 28 } as const;
export const daysBack = judgedDays.usual + judgedDays.recent;

/** A change is judged over at least this many days, and told while it goes on in the last ones. */
const fewestDays = 3;
/** A rise is judged over a week, because one good day is no trend. */
const fewestOfRise = 7;
/** How many times its spread a sum must be off. */
const limit = 4;
/** The newest days must be off in the same direction, by this many times their spread. */
const lastLimit = 1;
/** This share of the days is nearer to the new level than to the usual one: two good days are no trend. */
const mostDays = 0.6;
/** A conversion is expected this often before its absence says something. */
const fewestExpected = 7;
/** Others are compared with only if they are expected to have as many conversions. */
const fewestOfOthers = 50;

/** The numbers of newest days that are judged. */
const spans = Array.from({ length: judgedDays.recent - fewestDays + 1 }, (_, at) => at + fewestDays);

/** What changed. Amounts are of the `days` newest days, in major units. */
export type Change = {
  way: 'fell' | 'stopped' | 'rose';
  days: number;
  sales: number;
  /** What was expected by weekdays, as much above or below them as everyone else is. */
  expected: number;
  /** The range of the difference, which holds in about four of five cases. Not below zero. */
  low: number;
  high: number;
  /** How much the others sell of what their weekdays brought before; 1 if that is unknown. */
  others: number;
};

/** The sum of the newest values. */
const newest = (values: readonly number[], days: number) => sum(values.slice(values.length - days));

/** What is usual of the usual days. */
function findUsual(values: readonly number[]) {
  const usual = findUsualDays(values.slice(0, judgedDays.usual));
  if (usual === null) return null;
  /** What the day so many days back brings: 0 for the newest. */
  const expectDay = (back: number) => usual.expectDay(values.length - 1 - back);
  return {
    ...usual,
    expectDay,
    expect: (days: number) => sum(Array.from({ length: days }, (_, back) => expectDay(back))),
  };
}

type Usual = NonNullable<ReturnType<typeof findUsual>>;

/** A creator with sales in the usual days. */
type Known = { figures: DailyFigures; sales: Usual; conversions: Usual };

/**
 * Which creators left their own weekdays in `daysBack` days, by more than their own spread, while the others sell as usual. All are of one currency.
 * Null for those who did not, or whose days say too little.
 */
export function judgeCreators(creators: readonly DailyFigures[]): (Change | null)[] {
  const all = creators.map((figures): Known | null => {
    const [sales, conversions] = [findUsual(figures.sales), findUsual(figures.conversions)];
    return sales && conversions ? { figures, sales, conversions } : null;
  });
  const known = all.filter((one) => one !== null);
  const levels = new Map(spans.map((days) => [days, listLevels(known, days)]));
  return all.map((own) => own && judge(own, (days) => findShare(levels.get(days) ?? [], own)));
}

type Level = { of: Known; level: number; expected: number; conversions: number };

/** How much each creator sold of what their weekdays bring, lowest first. */
const listLevels = (known: readonly Known[], days: number): Level[] =>
  known
    .map((of) => {
      const expected = of.sales.expect(days);
      const level = expected > 0 ? newest(of.figures.sales, days) / expected : 1;
      return { of, level, expected, conversions: of.conversions.expect(days) };
    })
    .toSorted((a, b) => a.level - b.level);

/** The level that half of what others are expected to sell is below, so that no creator moves it alone; 1 while that is little. */
function findShare(levels: readonly Level[], own: Known): number {
  const others = levels.filter(({ of }) => of !== own);
  if (sum(others.map(({ conversions }) => conversions)) < fewestOfOthers) return 1;
  const half = sum(others.map(({ expected }) => expected)) / 2;
  let below = 0;
  const middle = others.find(({ expected }) => {
    below += expected;
    return below >= half;
  });
  return middle?.level ?? 1;
}

function judge({ figures, sales, conversions }: Known, shareOf: (days: number) => number): Change | null {
  const measure = (days: number): Measured => {
    const share = shareOf(days);
    const expected = sales.expect(days) * share;
    const spread = sales.spreadOf(expected, days);
    const sold = newest(figures.sales, days);
    return { days, sold, expected, spread, share, off: spread > 0 ? (sold - expected) / spread : 0 };
  };
  /** Most days, and the first two, are nearer to the new level than to the usual one. */
  const isLasting = ({ days, sold, expected, share }: Measured) => {
    const level = expected > 0 ? sold / expected : 1;
    const isNear = (back: number) => {
      const usual = sales.expectDay(back) * share;
      const day = figures.sales.at(-1 - back) ?? 0;
      return Math.abs(day - usual * level) < Math.abs(day - usual);
    };
    const near = Array.from({ length: days }, (_, back) => back).filter(isNear).length;
    return near >= mostDays * days && isNear(days - 1) && isNear(days - 2);
  };
  const isEnough = (days: number) => conversions.expect(days) >= fewestExpected;
  const quiet = Math.min(countQuiet(figures.conversions), judgedDays.recent);
  if (quiet >= fewestDays && isEnough(quiet) && newest(figures.sales, quiet) <= 0) {
    return describe('stopped', measure(quiet));
  }
  const last = measure(fewestDays);
  const lasting = spans
    .filter(isEnough)
    .map(measure)
    .filter((span) => Math.abs(span.off) >= limit && isLasting(span));
  const fall = last.off <= -lastLimit && lasting.findLast(({ off }) => off < 0);
  if (fall) return describe('fell', fall);
  const rise = last.off >= lastLimit && lasting.findLast(({ days, off }) => days >= fewestOfRise && off > 0);
  return rise ? describe('rose', rise) : null;
}

/** The newest days without a conversion. */
function countQuiet(conversions: readonly number[]): number {
  const last = conversions.findLastIndex((count) => count > 0);
  return conversions.length - 1 - last;
}

type Measured = {
  days: number;
  sold: number;
  expected: number;
  spread: number;
  share: number;
  /** How many spreads the sum is above or below what was expected. */
  off: number;
};

function describe(way: Change['way'], { days, sold, expected, spread, share }: Measured): Change {
  const difference = Math.abs(expected - sold);
  return {
    way,
    days,
    sales: sold,
    expected,
    low: Math.max(0, difference - rangeWidth * spread),
    high: difference + rangeWidth * spread,
    others: share,
  };
}
