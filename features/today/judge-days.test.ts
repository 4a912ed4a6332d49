import { describe, expect, it } from 'vitest';
import type { DailyFigures } from '@/features/effects/usual-days';
import { type Change, daysBack, judgeCreators } from './judge-days';
import { type Simulated, simulateCreators } from './testing/simulate-creators';

/** The change of one creator among others. */
const judge = (own: DailyFigures, ...others: DailyFigures[]) => judgeCreators([own, ...others])[0];

/** Ten sales of 20 a day, and `factor` times as many on the newest days. */
function steady(days: number, factor: number): DailyFigures {
  const conversions = Array.from({ length: daysBack }, (_, at) =>
    at >= daysBack - days ? 10 * factor : 10 + (at % 3) - 1,
  );
  return { conversions, sales: conversions.map((count) => 20 * count) };
}

describe('the sales of a creator', () => {
  it.each([
    ['fell', 5, 0.3],
    ['stopped', 4, 0],
    ['rose', 8, 2.5],
  ])('%s', (way, days, factor) => {
    const change = judge(steady(days, factor));
    expect(change).toMatchObject({ way, days, sales: 200 * factor * days, others: 1 });
    const difference = Math.abs((change?.expected ?? 0) - (change?.sales ?? 0));
    expect(difference / (Math.abs(1 - factor) * 200 * days)).toBeCloseTo(1, 1);
    expect(change?.low).toBeLessThan(difference);
    expect(change?.high).toBeGreaterThan(difference);
  });

  it('are as usual while they stay within their own spread', () => {
    expect(judge(steady(5, 0.9))).toBeNull();
  });

  it('are not judged by less than three days, and rise over a week at least', () => {
    expect(judge(steady(1, 0))).toBeNull();
    expect(judge(steady(2, 4))).toBeNull();
  });

  it('are not said to be lower once they have come back', () => {
    const { conversions } = steady(0, 1);
    const back = conversions.map((count, at) => (at >= daysBack - 12 && at < daysBack - 4 ? 1 : count));
    expect(judge({ conversions: back, sales: back.map((count) => 20 * count) })).toBeNull();
  });

  it('are judged beside everyone else, who may all sell less', () => {
    const all = steady(10, 0.3);
    expect(judge(all)).toMatchObject({ way: 'fell' });
    expect(judge(all, all, all, all)).toBeNull();
    expect(judge(all, steady(0, 1), steady(0, 1), steady(0, 1))).toMatchObject({ way: 'fell', days: 10 });
    // One who sells ten times as much does not make the others fall.
    const usual = steady(0, 1);
    expect(judge(usual, steady(10, 10), usual, usual)).toBeNull();
  });

  it('say nothing where there are too few', () => {
    const rare = { conversions: Array(daysBack).fill(0), sales: Array(daysBack).fill(0) };
    expect(judge(rare)).toBeNull();
    rare.conversions[3] = 1;
    rare.sales[3] = 20;
    expect(judge(rare)).toBeNull();
  });
});

/** The newest days before a day. */
const until = ({ sales, conversions }: DailyFigures, day: number): DailyFigures => ({
  sales: sales.slice(day - daysBack, day),
  conversions: conversions.slice(day - daysBack, day),
});

const isCaused = (world: Simulated, creator: number, day: number, { way }: Change): boolean =>
  world.causes.some(
    (cause) => cause.creator === creator && cause.day < day && cause.factor > 1 === (way === 'rose'),
  );

/** What is told on each day of a simulated history: at most ten, the largest difference first. */
function tellEachDay(world: Simulated, length: number) {
  return Array.from({ length: length - daysBack }, (_, at) => daysBack + at + 1).map((day) => {
    const changes = judgeCreators(world.days.map((own) => until(own, day)));
    const found = changes.flatMap((change, creator) => (change ? [{ creator, change }] : []));
    const differenceOf = ({ change }: { change: Change }) => Math.abs(change.expected - change.sales);
    return { day, told: found.toSorted((a, b) => differenceOf(b) - differenceOf(a)).slice(0, 10) };
  });
}

/**
 * Histories of 60 creators over 160 days, whose orders follow a season, weekdays, good and bad weeks and rare peaks. A tenth of
 * the creators stop, fall to 30 or 50 %, or rise to 250 %.
 */
it('is told of causes, and rarely of anything else', { timeout: 120_000 }, () => {
  const length = 160;
  const counts = { told: 0, caused: 0, stops: 0, stopsInThree: 0, large: 0, largeInSeven: 0 };
  for (const seed of [1, 2, 3, 4]) {
    const world = simulateCreators(seed, 60, length);
    const days = tellEachDay(world, length);
    for (const { day, told } of days) {
      counts.told += told.length;
      counts.caused += told.filter(({ creator, change }) => isCaused(world, creator, day, change)).length;
    }
    for (const cause of world.causes) {
      const foundOn = days.find(
        ({ day, told }) => day > cause.day && told.some(({ creator }) => creator === cause.creator),
      );
      const after = (foundOn?.day ?? Number.POSITIVE_INFINITY) - cause.day;
      const orders = world.creators[cause.creator]?.orders ?? 0;
      if (cause.factor === 0 && orders >= 3) {
        counts.stops += 1;
        if (after <= 3) counts.stopsInThree += 1;
      }
      if (cause.factor !== 0.5 && orders >= 10) {
        counts.large += 1;
        if (after <= 7) counts.largeInSeven += 1;
      }
    }
  }
  expect(counts.stops).toBeGreaterThan(3);
  expect(counts.caused / counts.told, JSON.stringify(counts)).toBeGreaterThan(0.8);
  expect(counts.stopsInThree / counts.stops, JSON.stringify(counts)).toBeGreaterThan(0.8);
  expect(counts.largeInSeven / counts.large, JSON.stringify(counts)).toBeGreaterThan(0.7);
});
