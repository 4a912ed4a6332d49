import { type DailyFigures, findUsual, sum, type Usual } from './usual-days';

/** What a change did is said only of as many conversions, expected or made. */
const fewestConversions = 20;
/** Others are compared with only if there are some, and they are expected to have as many conversions. */
const fewestOthers = { count: 3, conversions: 50 } as const;
/** The range of a difference has as many spreads on both sides, and a difference beyond them is more than chance. */
const rangeWidth = 2;
/** How much less sure a weighted median is than a mean, and the mean deviation in place of the standard one. */
const medianWidth = 1.57;

/** Figures of some whole weeks before a change, and of the days since. */
export type Sides = { before: DailyFigures; after: DailyFigures };

/** What others sold of what their weekdays bring, and how sure that is. */
type Level = { level: number; spread: number; count: number };

/** What a change did. Amounts are in major units. Differences are negative where less was sold than expected. */
export type Judged = {
  verdict: 'more' | 'less' | 'unclear';
  sales: number;
  /** What the same weekdays brought before, at the level of the others. */
  expected: number;
  /** The range of the difference. */
  low: number;
  high: number;
  conversions: number;
  expectedConversions: number;
  others: { level: number; count: number };
};

type Known = { sales: Usual; conversions: Usual | null; sides: Sides };

/**
 * What was sold since a change, beside what the same weekdays before and comparable others let expect. `apart`: days from the
 * first day before the change to the first one since. `others`: the same days of what did not change.
 */
export function judgeEffect(
  own: Sides,
  others: readonly Sides[],
  apart: number,
): Judged | 'tooFew' | 'noOthers' {
  const days = own.after.sales.length;
  const expect = (usual: Usual | null) =>
    usual === null ? 0 : sum(Array.from({ length: days }, (_, at) => usual.expectDay(apart + at)));
  const found = findLevel(others.flatMap(know), expect);
  if (found === null) return 'noOthers';
  const { level, count } = found;
  const [sales, conversions] = [sum(own.after.sales), sum(own.after.conversions)];
  const usual = findUsual(own.before.sales);
  const expected = expect(usual) * level;
  const expectedConversions = expect(findUsual(own.before.conversions)) * level;
  if (Math.max(conversions, expectedConversions) < fewestConversions) return 'tooFew';
  const spread = Math.hypot(
    usual?.spreadOf(expected, days) ?? 0,
    // Orders come one by one, however alike the weeks were.
    Math.sqrt(orderValue(own) * Math.max(sales, expected, 0)),
    found.spread * expected,
  );
  const difference = sales - expected;
  const [low, high] = [difference - rangeWidth * spread, difference + rangeWidth * spread];
  return {
    verdict: low > 0 ? 'more' : high < 0 ? 'less' : 'unclear',
    sales,
    expected,
    low,
    high,
    conversions,
    expectedConversions,
    others: { level, count },
  };
}

/** Whether so many others, with so many expected conversions, are enough to compare with. */
const isEnough = (count: number, conversions: number) =>
  count >= fewestOthers.count && conversions >= fewestOthers.conversions;

function know(sides: Sides): Known[] {
  const sales = findUsual(sides.before.sales);
  return sales ? [{ sales, conversions: findUsual(sides.before.conversions), sides }] : [];
}

/** The level that half of what others are expected to sell is below, so that none of them moves it alone. */
function findLevel(others: readonly Known[], expect: (usual: Usual | null) => number): Level | null {
  const all = others
    .map(({ sales, conversions, sides }) => {
      const weight = expect(sales);
      return { weight, level: sum(sides.after.sales) / weight, conversions: expect(conversions) };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => a.level - b.level);
  if (!isEnough(all.length, sum(all.map(({ conversions }) => conversions)))) return null;
  const total = sum(all.map(({ weight }) => weight));
  let below = 0;
  const middle = all.find(({ weight }) => {
    below += weight;
    return below >= total / 2;
  });
  const level = middle?.level ?? 1;
  const off = sum(all.map((one) => one.weight * Math.abs(one.level - level))) / total;
  const effective = total ** 2 / sum(all.map(({ weight }) => weight ** 2));
  return { level, spread: (medianWidth * off) / Math.sqrt(effective), count: all.length };
}

/** The average value of an order on both sides. */
function orderValue({ before, after }: Sides): number {
  const conversions = sum(before.conversions) + sum(after.conversions);
  return conversions > 0 ? Math.max(0, sum(before.sales) + sum(after.sales)) / conversions : 0;
}
