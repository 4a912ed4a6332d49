import type { Random } from './random';

/** How many clicks convert. Never more than there are. */
export function drawConversions(clicks: number, rate: number, random: Random): number {
  const expected = clicks * rate;
  const drawn = expected + random.normal() * Math.sqrt(expected) * 0.8;
  return Math.min(clicks, Math.max(0, Math.floor(drawn + random.unit())));
}
