import { groupBy } from '@/lib/base/group-by';
import type { Day, DayRange } from '@/lib/data/terms/days';
import { daysOfMonths, type Month, monthOf, nextMonth } from '@/lib/data/terms/month';
import { touchesGap } from '@/lib/data/terms/ranges/gaps';
import { isOpen } from '@/lib/data/terms/ranges/look-back';
import { divideToRate, sumUnits, toUnits, type Units, unitsText } from '@/lib/data/terms/units';
import { compareCurrencies } from '@/lib/language/format/currency';
import type { CreditLine, CreditRatio, CreditState, CreditTotal } from './credit-shape';

/** The estimate of a month, brand and currency. */
export type BonusEstimate = { month: Month; brand: string; currency: string; estimate: Units };

/** A stored credit. `marketplace`: empty for all of them. */
type Known = Omit<BonusEstimate, 'estimate'> & {
  id: string;
  marketplace: string;
  amount: string;
  replaced: string | null;
};

/** What is known of the days of estimates. */
type EstimateDays = { today: Day; gaps: readonly DayRange[]; loadedEarly: readonly DayRange[] };

/** Marketplaces credit the bonus of a month about two months after it. */
const dueMonth = (month: Month): Month => nextMonth(nextMonth(month));

const keyOf = ({ month, brand, currency }: Omit<BonusEstimate, 'estimate'>): string =>
  JSON.stringify([month, brand, currency]);

/** Each credit beside its estimate, by month, brand and currency: newest months first. */
export function compareCredits(
  estimates: readonly BonusEstimate[],
  credits: readonly Known[],
  days: EstimateDays,
): Omit<CreditLine, 'name'>[] {
  const estimateOf = new Map(estimates.map((one) => [keyOf(one), one]));
  const creditsOf = groupBy(credits, keyOf);
  const all = new Map<string, Omit<BonusEstimate, 'estimate'>>(estimateOf);
  for (const credit of credits) all.set(keyOf(credit), credit);
  const lines = [...all].map(([key, { month, brand, currency }]) => {
    const own = creditsOf.get(key) ?? [];
    const isKnown = !touchesGap(daysOfMonths(month), days.gaps);
    const estimate = isKnown ? (estimateOf.get(key)?.estimate ?? 0n) : null;
    const credited = own.length > 0 ? sumUnits(own.map(({ amount }) => toUnits(amount))) : null;
    const before = sumUnits(own.map(({ replaced, amount }) => toUnits(replaced ?? amount)));
    const state = findState(month, isKnown, credited !== null, days);
    return {
      id: own[0]?.id ?? null,
      month,
      brand,
      currency,
      state,
      due: dueMonth(month),
      estimate: estimate === null ? null : unitsText(estimate),
      credited: credited === null ? null : unitsText(credited),
      replaced: own.some(({ replaced }) => replaced !== null) ? unitsText(before) : null,
      parts: own.map(({ marketplace, amount }) => ({
        marketplace: marketplace || null,
        amount: unitsText(toUnits(amount)),
      })),
      ...(state === 'compared' ? compare(estimate ?? 0n, credited ?? 0n) : { difference: null, share: null }),
    };
  });
  return lines.sort(
    (a, b) =>
      b.month.localeCompare(a.month, 'en') ||
      compareCurrencies(a.currency, b.currency) ||
      (a.brand < b.brand ? -1 : 1),
  );
}

function findState(month: Month, isKnown: boolean, isCredited: boolean, days: EstimateDays): CreditState {
  const { today, loadedEarly } = days;
  if (!isCredited && monthOf(today) < dueMonth(month)) return 'notDue';
  if (!isKnown) return 'notLoaded';
  const range = daysOfMonths(month);
  if (isOpen(range, today) || touchesGap(range, loadedEarly)) return 'open';
  return isCredited ? 'compared' : 'uncredited';
}

/** A part of an estimate. One that is not above zero has none. */
const shareOf = (amount: Units, estimate: Units): number | null =>
  estimate > 0n ? divideToRate(amount, estimate) : null;

const compare = (estimate: Units, credited: Units) => ({
  difference: unitsText(credited - estimate),
  share: shareOf(credited - estimate, estimate),
});

type Compared = Pick<CreditLine, 'month' | 'currency' | 'state' | 'estimate' | 'credited'>;

/** The sums of compared lines by currency, and how far credits were from estimates. */
export function totalCredits(lines: readonly Compared[]): CreditTotal[] {
  const compared = lines.filter(({ state }) => state === 'compared');
  const totals = [...groupBy(compared, ({ currency }) => currency)].map(([currency, own]) => {
    const months = [...groupBy(own, ({ month }) => month).values()];
    const estimate = sumOf(own, 'estimate');
    const credited = sumOf(own, 'credited');
    return {
      currency,
      months: months.length,
      estimate: unitsText(estimate),
      credited: unitsText(credited),
      ...compare(estimate, credited),
      ratio: findRatio(
        months.flatMap((month) => shareOf(sumOf(month, 'credited'), sumOf(month, 'estimate')) ?? []),
      ),
    };
  });
  return totals.sort((a, b) => compareCurrencies(a.currency, b.currency));
}

const sumOf = (lines: readonly Compared[], name: 'estimate' | 'credited'): Units =>
  sumUnits(lines.map((line) => toUnits(line[name] ?? '0')));

/** Fewer say nothing about the next month. */
const fewestMonths = 3;

function findRatio(ratios: readonly number[]): CreditRatio | null {
  if (ratios.length < fewestMonths) return null;
  const sorted = ratios.toSorted((a, b) => a - b);
  const at = (place: number) => sorted[place] ?? 0;
  const middle = (sorted.length - 1) / 2;
  const median = (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2;
  return { median: Math.round(median * 1e8) / 1e8, low: at(0), high: at(sorted.length - 1) };
}
