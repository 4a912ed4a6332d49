import { findAmountProblem } from '@/features/costs/cost-rule';
import { isOfCurrency } from '@/lib/data/metrics';
import type { Goal } from './goal-shape';

/** Characters of a subject's id or name, and digits of a count. */
export const goalLimits = { subject: 200, digits: 12 } as const;

/** What is wrong with the text of a target; null if it is valid. */
export function findTargetProblem({
  metric,
  currency,
  target,
}: Omit<Goal, 'subject' | 'period'>): string | null {
  if (isOfCurrency(metric)) return findAmountProblem(target, currency ?? '');
  if (!/^-?\d+$/.test(target)) return 'must be a whole number';
  if (/^-|^0+$/.test(target)) return 'must be more than 0';
  return target.length > goalLimits.digits ? `must have at most ${goalLimits.digits} digits` : null;
}
