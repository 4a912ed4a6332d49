import { addDays, addYears, type Day, type DayRange } from '@/lib/data/days';
import type { Settlement } from './settlement-shape';

/** Estimates come from the days of a year. */
export const historyOf = (today: Day): DayRange => ({ from: addDays(addYears(today, -1), 1), to: today });

/** The days of a year that must be stored. Today has no estimate. */
export const neededOf = (today: Day): DayRange => ({ from: historyOf(today).from, to: addDays(today, -1) });

/** Whether all days that estimates come from are stored. Of a part of them, they would change with each page that loads more. */
export const knowsYear = ({ historyReceipt }: Pick<Settlement, 'historyReceipt'>): boolean =>
  historyReceipt.state === 'complete';
