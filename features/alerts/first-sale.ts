import { addDays, type Day, eachDay } from '@/lib/data/terms/days';
import { touchesGap } from '@/lib/data/terms/ranges/gaps';
import { unitsText } from '@/lib/data/terms/units';
import type { SalesFacts } from './alert-shape';
import type { Figure } from './crossings';
import { makeReceipt } from './fact-receipt';
import type { History } from './history';
import type { Preview } from './kind';

/** The first day with a sale, up to a day. Null: there is none. Undefined: days before it are missing. */
export function findFirstSale(
  { range, sums, unread }: History,
  through: Day = range.to,
): Day | null | undefined {
  const sold = [...sums].flatMap(([day, conversions]) => (conversions > 0n && day <= through ? [day] : []));
  const first = sold.sort()[0] ?? null;
  return touchesGap({ from: range.from, to: first ?? through }, unread) ? undefined : first;
}

/** No conversions in the last days, after there were some. */
export const silence = (days: number): Figure => ({
  days,
  shift: 0,
  judge: (conversions) => (conversions === 0n ? 'below' : null),
  limitsOf: () => ({ above: null, below: null }),
});

/** The facts of a sale on a day, which is the first since the beginning of what is stored. */
export function describeSale(history: History, day: Day, first: Day | null): SalesFacts {
  const range = { from: history.range.from, to: day };
  return {
    side: 'above',
    value: unitsText(history.sums.get(day) ?? 0n),
    compared: null,
    first,
    ...makeReceipt(history, { range, today: addDays(history.range.to, 1) }),
  };
}

/** What an alert about the first sale would say now that it was on another day, or on none. Null while it stands or is unknown. */
export function takeSaleBack(history: History, told: Day): SalesFacts | null {
  if (told > history.range.to) return null;
  const first = findFirstSale(history, told);
  if (first === undefined || first === told) return null;
  return describeSale(history, told, first ?? findFirstSale(history) ?? null);
}

/** The first sale as a preview from a day on. Days after a gap, with no sale before it, cannot be judged. */
export function previewSale(history: History, from: Day): Preview<SalesFacts> {
  const first = findFirstSale(history);
  const gap = history.unread[0]?.from;
  const shown = { from, to: history.range.to };
  const told =
    first && first >= from ? [{ day: first, facts: () => describeSale(history, first, first) }] : [];
  return {
    dataset: 'reports',
    told,
    unknown: first === undefined ? eachDay(shown).filter((day) => gap !== undefined && day >= gap) : [],
    holds: first && first < from ? 'sold' : null,
  };
}
