import { addDays, addYears, type Day, type DayRange } from '@/lib/data/days';
import { touchesGap } from '@/lib/data/ranges/gaps';
import type { Settlement } from './settlement-shape';

/** Estimates come from the days of a year. */
export const historyOf = (today: Day): DayRange => ({ from: addDays(addYears(today, -1), 1), to: today });

/** The days of a year that must be stored. The last one, today, has no estimate. */
const neededIn = ({ from, to }: DayRange): DayRange => ({ from, to: addDays(to, -1) });

export const neededOf = (today: Day): DayRange => neededIn(historyOf(today));

/** Whether all days that estimates come from are stored. Of a part of them, they would change with each page that loads more. */
export const knowsYear = ({ history, historyReceipt }: Settlement): boolean =>
  !touchesGap(neededIn(history), historyReceipt.gaps);
