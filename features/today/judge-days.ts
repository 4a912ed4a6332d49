/** Days that are looked back on: eight weeks that say what is usual, and the newest four, which are judged. */
export const judgedDays = { usual: 56, recent: 28 } as const;
export const daysBack = judgedDays.usual + judgedDays.recent;

/** A change is judged over at least this many days, and told while it goes on in the last ones. */
const fewestDays = 3;
/** A rise is judged over a week, because one good day is no trend. */
const fewestOfRise = 7;
/** How many times its spread a sum must be off. */
const limit = 4;
/** Nobody's weeks are more alike than this share, whatever eight of them say. */
const leastSpread = 0.1;
/** The newest days must be off in the same direction, by this many times their spread. */
const lastLimit = 1;
/** A range of this many times the spread holds in about four of five cases. */
export const rangeWidth = 1.28;
/** A conversion is expected this often before its absence says something. */
const fewestExpected = 7;
/** Others are compared with only if they are expected to have as many conversions. */
const fewestOfOthers = 50;

/** Daily figures of `daysBack` days, oldest first. Sales are in major units of one currency. */
export type DailyFigures = { sales: readonly number[]; conversions: readonly number[] };

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
  /** How much everyone else sold of what their weekdays brought before; 1 if that is unknown. */
  others: number;
};

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** The sum of the newest values. */
const newest = (values: readonly number[], days: number) => sum(values.slice(values.length - days));

/** What each weekday brought on average in the usual days, and how far off single days and weeks were. */
function findUsual(values: readonly number[]) {
  const usual = values.slice(0, judgedDays.usual);
  const weeks = judgedDays.usual / 7;
  const means = Array.from(
    { length: 7 },
    (_, weekday) => sum(usual.filter((_, at) => at % 7 === weekday)) / weeks,
  );
  const mean = (at: number) => means[at % 7] ?? 0;
  const total = sum(usual);
  if (total <= 0) return null;
  const ofDays = sum(usual.map((value, at) => (value - mean(at)) ** 2)) / (judgedDays.usual - 7);
  const sums = Array.from({ length: weeks }, (_, week) => sum(usual.slice(week * 7, week * 7 + 7)));
  const ofWeeks = sum(sums.map((value) => (value - total / weeks) ** 2)) / (weeks - 1);
  // Spread grows with the amount, like that of counts: this is the variance per unit of it.
  const perUnit = Math.max((ofDays * judgedDays.usual) / total, (ofWeeks * weeks) / total);
  const expect = (days: number) =>
    sum(Array.from({ length: days }, (_, back) => mean(values.length - 1 - back)));
  return {
    expect,
    /** The mean itself is only as sure as eight weeks are. */
    spreadOf: (expected: number, days: number) =>
      Math.sqrt(
        perUnit * Math.max(expected, 0) * (1 + days / judgedDays.usual) + (leastSpread * expected) ** 2,
      ),
  };
}

/** How much a sum of days is above or below what its weekdays brought before. Null while too little is expected. */
const makeShare = ({ sales, conversions }: DailyFigures) => {
  const [usual, usualConversions] = [findUsual(sales), findUsual(conversions)];
  return (days: number): number | null => {
    const expected = usual?.expect(days) ?? 0;
    const isEnough = (usualConversions?.expect(days) ?? 0) >= fewestOfOthers;
    return expected > 0 && isEnough ? newest(sales, days) / expected : null;
  };
};

/**
 * Whether sales are off their own weekdays, by more than their own spread, while everyone else sells as usual. `others`: the
 * figures of everyone else in the same currency. Null if they are not, or the days say too little.
 */
export function judgeDays(own: DailyFigures, others: DailyFigures): Change | null {
  const [sales, conversions] = [findUsual(own.sales), findUsual(own.conversions)];
  if (!sales || !conversions) return null;
  const shareOf = makeShare(others);
  const measure = (days: number) => {
    const share = shareOf(days) ?? 1;
    const expected = sales.expect(days) * share;
    const spread = sales.spreadOf(expected, days);
    const sold = newest(own.sales, days);
    return { days, sold, expected, spread, share, off: spread > 0 ? (sold - expected) / spread : 0 };
  };
  const enough = (days: number) => conversions.expect(days) >= fewestExpected;
  const spans = Array.from({ length: judgedDays.recent - fewestDays + 1 }, (_, at) => at + fewestDays)
    .filter(enough)
    .map(measure);
  const last = measure(fewestDays);
  const quiet = own.conversions.toReversed().findIndex((count) => count > 0);
  const quietDays = quiet < 0 ? judgedDays.recent : quiet;
  const silent =
    quietDays >= fewestDays && enough(quietDays) && newest(own.sales, quietDays) <= 0
      ? measure(Math.min(quietDays, judgedDays.recent))
      : null;
  if (silent && silent.off < -1) return describe('stopped', silent);
  const lowest = spans.toSorted((a, b) => a.off - b.off)[0];
  if (lowest && lowest.off <= -limit && last.off <= -lastLimit) return describe('fell', lowest);
  const highest = spans.filter(({ days }) => days >= fewestOfRise).toSorted((a, b) => b.off - a.off)[0];
  if (highest && highest.off >= limit && last.off >= lastLimit) return describe('rose', highest);
  return null;
}

type Measured = { days: number; sold: number; expected: number; spread: number; share: number };

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
