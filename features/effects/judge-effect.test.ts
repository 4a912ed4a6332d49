import { describe, expect, it } from 'vitest';
import { simulateCreators } from '@/features/today/testing/simulate-creators';
import { judgeEffect, type Sides } from './judge-effect';
import type { DailyFigures } from './usual-days';

const days = { before: 56, after: 28 };

/** Ten orders of 20 a day, and `factor` times as many since the change. */
function steady(factor: number, orders = 10): Sides {
  const of = (length: number, times: number): DailyFigures => {
    const conversions = Array.from({ length }, (_, at) => orders * times * (1 + ((at % 7) - 3) / 10));
    return { conversions, sales: conversions.map((count) => 20 * count) };
  };
  return { before: of(days.before, 1), after: of(days.after, factor) };
}

const others = [steady(1), steady(1), steady(1)];
const apart = days.before;

describe('what a change did', () => {
  it.each([
    ['more', 2],
    ['less', 0.4],
    ['unclear', 1.05],
  ])('is %s', (verdict, factor) => {
    const judged = judgeEffect(steady(factor), others, apart);
    expect(judged).toMatchObject({ verdict, others: { count: 3, level: 1 } });
    if (typeof judged === 'string') return;
    expect(judged.expected).toBeCloseTo(200 * days.after, -2);
    expect(judged.sales / judged.expected).toBeCloseTo(factor, 1);
    expect(judged.low).toBeLessThan(judged.sales - judged.expected);
    expect(judged.high).toBeGreaterThan(judged.sales - judged.expected);
  });

  it('is beside what did not change', () => {
    const half = [steady(0.5), steady(0.5), steady(0.5)];
    expect(judgeEffect(steady(0.5), half, apart)).toMatchObject({
      verdict: 'unclear',
      others: { level: 0.5 },
    });
    expect(judgeEffect(steady(1), half, apart)).toMatchObject({ verdict: 'more' });
    // One that sells ten times as much moves nobody.
    expect(judgeEffect(steady(1), [...others, steady(10)], apart)).toMatchObject({ others: { level: 1 } });
  });

  it('is not said without others or enough sales', () => {
    expect(judgeEffect(steady(2), [steady(1), steady(1)], apart)).toBe('noOthers');
    expect(
      judgeEffect(
        steady(2),
        [0.1, 0.1, 0.1].map((few) => steady(1, few)),
        apart,
      ),
    ).toBe('noOthers');
    const rare: Sides = {
      before: { sales: Array(56).fill(0), conversions: Array(56).fill(0) },
      after: steady(1, 0).after,
    };
    expect(
      judgeEffect(
        { ...rare, after: { sales: Array(28).fill(1), conversions: Array(28).fill(0) } },
        others,
        apart,
      ),
    ).toBe('tooFew');
  });

  it('has a range where more was returned than sold', () => {
    const { before, after } = steady(1);
    const returned: Sides = { before, after: { ...after, sales: after.sales.map((sales) => -sales) } };
    const judged = judgeEffect(returned, [returned, returned, returned], apart);
    expect(judged).toMatchObject({ verdict: 'unclear', others: { level: -1 } });
    if (typeof judged !== 'string') expect(judged.high).toBeGreaterThan(judged.low);
  });

  it('is everything that was sold of what was not sold before', () => {
    const none = { sales: Array(56).fill(0), conversions: Array(56).fill(0) };
    const judged = judgeEffect({ before: none, after: steady(1).after }, others, apart);
    expect(judged).toMatchObject({ verdict: 'more', expected: 0, expectedConversions: 0 });
  });
});

/**
 * Histories of 60 products over 160 days, of which a tenth change: they sell nothing more, 30, 50 or 250 %. Everything else has a
 * change that does nothing.
 */
it('is found in simulated histories, and rarely where nothing was done', () => {
  const counts = { idle: 0, wrong: 0, caused: 0, found: 0, opposite: 0 };
  const sidesOf = ({ sales, conversions }: DailyFigures, day: number): Sides => {
    const cut = (from: number, to: number) => ({
      sales: sales.slice(from, to),
      conversions: conversions.slice(from, to),
    });
    return { before: cut(day - days.before, day), after: cut(day, day + days.after) };
  };
  for (let seed = 1; seed <= 20; seed += 1) {
    const { days: products, causes } = simulateCreators(seed, 60, 160);
    products.forEach((own, at) => {
      const cause = causes.find(({ creator }) => creator === at);
      const day = Math.min(cause?.day ?? 100, 160 - days.after);
      if (cause && cause.day !== day) return;
      const steadyOnes = products.filter(
        (_, other) => !causes.some(({ creator }) => creator === other) && other !== at,
      );
      const judged = judgeEffect(
        sidesOf(own, day),
        steadyOnes.map((one) => sidesOf(one, day)),
        days.before,
      );
      if (typeof judged === 'string') return;
      const { verdict } = judged;
      if (!cause) {
        counts.idle += 1;
        if (verdict !== 'unclear') counts.wrong += 1;
        return;
      }
      counts.caused += 1;
      const expected = cause.factor > 1 ? 'more' : 'less';
      if (verdict === expected) counts.found += 1;
      else if (verdict !== 'unclear') counts.opposite += 1;
    });
  }
  const told = JSON.stringify(counts);
  expect(counts.wrong / counts.idle, told).toBeLessThan(0.03);
  expect(counts.found / counts.caused, told).toBeGreaterThan(0.7);
  expect(counts.opposite, told).toBe(0);
});
