import { expect } from 'vitest';
import type { SummaryQuery } from '@/lib/data/read/summary/summary-query';
import type { CurrencySummary, Point, Summary } from '@/lib/data/read/summary/summary-shape';
import { datasets } from '@/lib/data/terms/datasets';
import {
  type Day,
  type DayRange,
  eachBucket,
  eachDay,
  type Grain,
  startOfBucket,
} from '@/lib/data/terms/days';
import type { Dimension } from '@/lib/data/terms/dimensions';
import { dimensionFilters, filterDimensions } from '@/lib/data/terms/filters/filter-dimensions';
import { writeFilterValue } from '@/lib/data/terms/filters/filter-value';
import { isGroupDimension } from '@/lib/data/terms/group-dimensions';
import { baseMetrics, type Figures } from '@/lib/data/terms/metrics';
import { isPlacement } from '@/lib/data/terms/placement-dimensions';
import { alignedDay, comparedRangeOf, listFirstCompared } from '@/lib/data/terms/ranges/compared-range';
import { firstUnsettledDay } from '@/lib/data/terms/ranges/look-back';
import { figuresOf, sum } from './expected-figures';
import { nameOf } from './fact-rows';
import { type Fact, factDays } from './facts';

/**
 * Expects a summary on `today` to equal decimal arithmetic over the facts, whose days are stored. Changes are between the days
 * that count by the receipts.
 */
export function expectSummary(
  summary: Summary,
  facts: readonly Fact[],
  query: SummaryQuery,
  today: Day,
): void {
  const young = firstUnsettledDay(today);
  const now = facts.filter(isAsked(query, query));
  const asked = comparedRangeOf(query, query.compare);
  expect(summary.comparedRange).toEqual(asked);
  const comparedRange = asked && asked.from >= factDays.from && asked.to <= factDays.to ? asked : null;
  expect(summary.comparedReceipt?.state === 'complete').toBe(comparedRange !== null);
  const then = asked ? facts.filter(isAsked(asked, query)) : [];
  const { sources } = datasets[query.dataset];
  const days = facts.filter(({ source }) => sources.some((id) => id === source)).map(({ day }) => day);
  const firstDay = days.sort()[0] ?? null;
  expect(summary.firstDay).toBe(firstDay);
  expect(summary.receipt.rows).toBe(now.length);
  if (asked) expect(summary.comparedReceipt?.rows).toBe(then.length);
  const currencies = new Set([...now, ...then].map(({ currency }) => currency || null));
  expect(new Set(summary.currencies.map(({ currency }) => currency))).toEqual(currencies);
  expect(summary.currencies).toHaveLength(currencies.size);
  for (const part of summary.currencies) {
    const of = (list: readonly Fact[]) => list.filter(({ currency }) => (currency || null) === part.currency);
    expectCurrency(
      part,
      of(now),
      of(then),
      query,
      comparedRange,
      young,
      countDaysOf(summary, query, firstDay),
    );
  }
}

/** `first`: the first row, if compared days begin before it. */
type Counted = { now: ReadonlySet<Day>; before: ReadonlySet<Day>; first: Day | null };

/** The days that count on both sides, by the receipts. None does if they begin before the first row. */
function countDaysOf(
  { range, comparedRange, receipt, comparedReceipt }: Summary,
  query: SummaryQuery,
  firstDay: Day | null,
): Counted {
  const counted = { now: new Set<Day>(), before: new Set<Day>(), first: null };
  if (!comparedRange || !comparedReceipt) return counted;
  const isUnread = (ranges: readonly DayRange[], day: Day) =>
    ranges.some(({ from, to }) => from <= day && day <= to);
  for (const before of eachDay(comparedRange)) {
    const now = alignedDay({ range, comparedRange, compare: query.compare }, before);
    if (isUnread(receipt.unread, now) || isUnread(comparedReceipt.unread, before)) continue;
    if (counted.now.has(now)) continue;
    counted.now.add(now);
    counted.before.add(before);
  }
  const isEarly = firstDay !== null && [...counted.before].some((day) => day < firstDay);
  return isEarly ? { now: new Set(), before: new Set(), first: firstDay } : counted;
}

function expectCurrency(
  { figures, counted, compared, series, comparedSeries, groups }: CurrencySummary,
  now: readonly Fact[],
  then: readonly Fact[],
  query: SummaryQuery,
  comparedRange: DayRange | null,
  young: Day,
  days: Counted,
): void {
  const isYoung = query.to >= young;
  /** The figures of the facts of days that count; null if none does. */
  const countedOf = (facts: readonly Fact[], side: ReadonlySet<Day>) =>
    side.size > 0
      ? figuresOf(
          facts.filter(({ day }) => side.has(day)),
          [...side].some((day) => day >= young),
        )
      : null;
  const { group: dimension, grain } = query;
  expect(figures).toEqual(figuresOf(now, isYoung));
  expect(counted).toEqual(countedOf(now, days.now));
  expect(compared).toEqual(countedOf(then, days.before));
  const withSeries = query.series !== 'none';
  expect(series).toEqual(withSeries ? pointsOf(now, query, youngBuckets(query, grain, young)) : []);
  if (comparedRange || !withSeries)
    expect(comparedSeries).toEqual(
      withSeries && comparedRange ? facingPoints(then, comparedRange, query, { young, ...days }) : [],
    );
  if (dimension === 'none') {
    expect(groups).toEqual([]);
    return;
  }
  const named = groups.filter(({ kind }) => kind === 'value').map(({ key }) => key);
  const keys = new Set(now.map((fact) => keyOf(fact, dimension)));
  expect(named).toHaveLength(Math.min(Math.max(0, keys.size - query.offset), query.top));
  expect(new Set(named).size).toBe(named.length);
  for (const group of groups) {
    const belongs = (fact: Fact) =>
      group.kind === 'value' ? keyOf(fact, dimension) === group.key : !named.includes(keyOf(fact, dimension));
    const mine = now.filter(belongs);
    const isValue = group.kind === 'value';
    const told = isValue ? <T extends Figures>(figures: T) => figures : withoutAny;
    expect(group.figures).toEqual(figuresOf(mine, isYoung));
    const sides = [group.counted, group.compared].map((side) => side && told(side));
    const expected = [countedOf(mine, days.now), countedOf(then.filter(belongs), days.before)];
    expect(sides).toEqual(expected.map((side) => side && told(side)));
    expect(group.groups).toBe(isValue ? 1 : keys.size - named.length);
    const points = query.series === 'groups' ? pointsOf(mine, query, youngBuckets(query, grain, young)) : [];
    expect(group.series.map(told)).toEqual(points.map(told));
    const isLabelled = isValue && dimension in datasets[query.dataset].labels;
    // Links and their attributes are named after links created here.
    if (dimension !== 'link' && !isPlacement(dimension)) {
      expect(group.label).toBe(isLabelled ? nameOf(group.key ?? '') : null);
    }
  }
  expectRanked(now, query, dimension, named);
  expect(sum(groups.map((group) => group.figures.sales))).toEqual(sum([figures.sales]));
}

/** Whether rows of the rest may still change is unknown by bucket and for the compared range. */
const withoutAny = <T extends Figures>(figures: T): T => ({
  ...figures,
  provisional: { ...figures.provisional, any: null },
});

/** Expects the top groups, largest first. */
function expectRanked(
  facts: readonly Fact[],
  { sort, top, offset }: SummaryQuery,
  dimension: Dimension,
  named: readonly (string | null)[],
): void {
  const metric = baseMetrics.find((name) => name === sort);
  if (!metric) return;
  const weigh = (key: string | null) =>
    sum(facts.filter((fact) => keyOf(fact, dimension) === key).map((fact) => fact[metric])).toNumber();
  const keys = [...new Set(facts.map((fact) => keyOf(fact, dimension)))];
  const weights = keys.map(weigh).sort((a, b) => b - a);
  expect(named.map(weigh)).toEqual(weights.slice(offset, offset + top));
}

const isAsked = (range: DayRange, query: SummaryQuery) => (fact: Fact) =>
  fact.day >= range.from &&
  fact.day <= range.to &&
  (query.currencies?.includes(fact.currency) ?? true) &&
  dimensionFilters.every(
    (name) =>
      query[name]?.includes(writeFilterValue(filterDimensions[name], keyOf(fact, filterDimensions[name]))) ??
      true,
  );

function keyOf(fact: Fact, dimension: Dimension): string | null {
  if (isPlacement(dimension)) return fact.placement?.[dimension] ?? null;
  // Rows may be in several groups, so those have their own test.
  if (isGroupDimension(dimension)) return null;
  return dimension === 'payout_model' ? (fact.source.split(':')[1] ?? null) : fact[dimension];
}

type Buckets = Pick<SummaryQuery, 'from' | 'to' | 'grain'>;

const pointsOf = (facts: readonly Fact[], { grain, ...range }: Buckets, young: ReadonlySet<Day>): Point[] =>
  eachBucket(range, grain).map((bucket) => ({
    bucket,
    ...figuresOf(
      facts.filter(({ day }) => startOfBucket(day, grain) === bucket),
      young.has(bucket),
    ),
  }));

/** The buckets of a range with young days. */
const youngBuckets = (range: DayRange, grain: Grain, young: Day, standsFor = (day: Day) => day) =>
  new Set(
    eachDay(range)
      .filter((day) => day >= young)
      .map((day) => startOfBucket(standsFor(day), grain)),
  );

/** The points of the range that the facts are compared with, by their own days. */
function facingPoints(
  facts: readonly Fact[],
  comparedRange: DayRange,
  query: SummaryQuery,
  { young, first }: { young: Day; first: Day | null },
): (Point | null)[] {
  const { from, to, compare, grain } = query;
  const range = { from, to };
  const ranges = { range, comparedRange, compare };
  const aligned = facts.map((fact) => ({ ...fact, day: alignedDay(ranges, fact.day) }));
  const firsts = listFirstCompared(ranges, grain);
  const buckets = youngBuckets(comparedRange, grain, young, (day) => alignedDay(ranges, day));
  const points = pointsOf(aligned, query, buckets).map((point, at) => {
    const bucket = firsts[at];
    return bucket && (first === null || bucket >= first) ? { ...point, bucket } : null;
  });
  return points.some((point) => point !== null) ? points : [];
}
