import { findAmountProblem } from '@/features/costs/cost-rule';

export const creditLimits = { lines: 5_000 } as const;

/** What is wrong with the text of a credited amount; null if it is valid. A marketplace may credit nothing. */
export function findCreditProblem(amount: string, currency: string): string | null {
  if (/^-\d/.test(amount)) return 'must not be below 0';
  return /^0+(\.0+)?$/.test(amount) ? null : findAmountProblem(amount, currency);
}
