import type { CurrencyEstimates, Estimates } from '@/features/settlement/read-estimates';
import type { Month } from '@/lib/data/terms/month';
import { toUnits, unitsText } from '@/lib/data/terms/units';
import type { EstimatedAmount, MonthEstimate } from './statement-shape';

/** What open months are expected to have when they settle, newest first. Months without an estimate are absent. */
export function estimateMonths(estimates: CurrencyEstimates): MonthEstimate[] {
  const found = [...estimates].flatMap(([currency, of]) => {
    const months = new Set(
      [of.commission, of.sales].flatMap(({ expectation }) => expectation.months.map(monthIn)),
    );
    return [...months].map((month): MonthEstimate => {
      const amountOf = (metric: 'sales' | 'commission') => estimateAmount(of[metric], month);
      return { month, currency, commission: amountOf('commission'), sales: amountOf('sales') };
    });
  });
  return found.toSorted((a, b) => b.month.localeCompare(a.month, 'en'));
}

const monthIn = ({ month }: { month: Month }) => month;

/** Settled days as they are, and open ones as they are expected. Null without an estimate. */
function estimateAmount({ expectation }: Estimates, month: Month): EstimatedAmount | null {
  const { months, settledMonths, meanError, tested, within } = expectation;
  const open = months.find((one) => one.month === month);
  if (!open) return null;
  const known = toUnits(open.settled);
  const add = (amount: string) => unitsText(known + toUnits(amount));
  return {
    reported: add(open.open),
    expected: add(open.expected),
    low: add(open.low),
    high: add(open.high),
    openDays: open.openDays,
    otherDays: open.otherDays,
    settledMonths,
    meanError,
    testedMonths: tested.length,
    within,
  };
}
