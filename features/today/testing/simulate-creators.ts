import type { DailyFigures } from '@/features/effects/usual-days';
import { daysBack } from '../judge-days';

/** What is done to a creator from a day on: their conversions are multiplied. */
export type Cause = { creator: number; day: number; factor: number };

/** A creator whose orders follow weekdays, with good and bad weeks, and now and then a day that sells a lot. */
type Creator = { orders: number; value: number; weekend: number; restless: number };

export type Simulated = {
  creators: readonly Creator[];
  days: readonly DailyFigures[];
  causes: readonly Cause[];
};

/** Numbers from 0 to 1 of a seed (mulberry32). */
export function makeRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const normal = (random: () => number) =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

export function poisson(random: () => number, mean: number): number {
  if (mean > 50) return Math.max(0, Math.round(mean + Math.sqrt(mean) * normal(random)));
  let [count, product] = [0, random()];
  for (const floor = Math.exp(-mean); product > floor; product *= random()) count += 1;
  return count;
}

/**
 * The sales of creators over `length` days. Everyone shares a season; `causes` are drawn for a tenth of the creators, on days
 * of the last third.
 */
export function simulateCreators(seed: number, count: number, length: number): Simulated {
  const random = makeRandom(seed);
  const creators = Array.from(
    { length: count },
    (): Creator => ({
      orders: Math.exp(1 + 1.2 * normal(random)),
      value: Math.exp(3.6 + 0.4 * normal(random)),
      weekend: 0.7 + 0.6 * random(),
      restless: 0.02 + 0.08 * random(),
    }),
  );
  const firstCause = daysBack + 7;
  const causes = creators.flatMap((_, creator): Cause[] => {
    if (random() >= 0.1) return [];
    const day = firstCause + Math.floor(random() * (length - firstCause - 4));
    return [{ creator, day, factor: [0, 0.3, 0.5, 2.5][Math.floor(random() * 4)] ?? 0 }];
  });
  const days = creators.map(({ orders, value, weekend, restless }, at) => {
    const cause = causes.find(({ creator }) => creator === at);
    const [sales, conversions]: [number[], number[]] = [[], []];
    let drift = 0;
    for (let day = 0; day < length; day += 1) {
      drift = 0.8 * drift + restless * normal(random);
      const season = 1 + 0.25 * Math.sin((2 * Math.PI * day) / 120);
      const peak = random() < 0.01 ? 2 : 1;
      const factor = cause && day >= cause.day ? cause.factor : 1;
      const mean = orders * season * peak * factor * (day % 7 >= 5 ? weekend : 1) * Math.exp(drift);
      const sold = poisson(random, mean);
      conversions.push(sold);
      sales.push(
        Array.from({ length: sold }, () => value * Math.exp(0.5 * normal(random))).reduce((a, b) => a + b, 0),
      );
    }
    return { sales, conversions };
  });
  return { creators, days, causes };
}
