import { sum } from '@/features/effects/usual-days';

/** Orders differ in value: how much more their sum varies than their number. */
const orderVariance = 1.28;

/** How far a share of the value of some orders is off by chance. `usual`: a share from 0 to 1. */
export const spreadOfShare = (usual: number, orders: number): number =>
  Math.sqrt((orderVariance * Math.max(usual * (1 - usual), 0)) / orders);

/** How far the worth of clicks is off by chance, if it is what they cost. `orderWorth`: what an order brings. */
export const spreadOfClicks = (cost: number, orderWorth: number): number =>
  Math.sqrt(orderVariance * cost * orderWorth);

/**
 * How far the sum at the end of as many more days is off, if it is projected from the average of the `days` before. Infinite
 * with fewer than two.
 */
export function spreadOfProjection(days: readonly number[], left: number): number {
  if (days.length < 2) return Number.POSITIVE_INFINITY;
  const mean = sum(days) / days.length;
  const ofDays = sum(days.map((value) => (value - mean) ** 2)) / (days.length - 1);
  return Math.sqrt(ofDays * left * (1 + left / days.length));
}
