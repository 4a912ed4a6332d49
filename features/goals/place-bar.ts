import { divideToRate, toUnits } from '@/lib/data/terms/units';
import type { GoalProgress } from './goal-shape';

/**
 * Where the bar of a goal ends (`fill`) and where its pace is (`mark`, null without one), in percent of the width. The width is
 * the largest of target, value and pace.
 */
export function placeBar({ share, pace, target }: Pick<GoalProgress, 'share' | 'pace' | 'target'>): {
  fill: number;
  mark: number | null;
  paced: number | null;
} {
  const paced = pace === null ? null : divideToRate(toUnits(pace), toUnits(target));
  const whole = Math.max(1, share ?? 0, paced ?? 0);
  const place = (part: number) => (Math.max(0, part) / whole) * 100;
  return { fill: place(share ?? 0), mark: paced === null ? null : place(paced), paced };
}
