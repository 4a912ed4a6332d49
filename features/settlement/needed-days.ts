import { addDays, addYears, type Day, type DayRange } from '@/lib/data/terms/days';
import type { Settlement, Wait } from './settlement-shape';

/** Estimates come from the days of a year. */
export const historyOf = (today: Day): DayRange => ({ from: addDays(addYears(today, -1), 1), to: today });

/** The days of a year that must be stored. Today has no estimate. */
export const neededOf = (today: Day): DayRange => ({ from: historyOf(today).from, to: addDays(today, -1) });

type Inputs = Pick<Settlement, 'historyReceipt' | 'unknownMembers'>;

/** What estimates wait for. With only some days, they would change on every load. */
export const findWait = ({ historyReceipt, unknownMembers }: Inputs): Wait | null =>
  unknownMembers ? 'unknownMembers' : historyReceipt.state === 'complete' ? null : 'notLoaded';
