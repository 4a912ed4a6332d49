import { dayField } from '@/lib/ledger/ranges/query-range';
import type { DayRate } from './rate-shape';

/** A rate as a file states it, or as it follows from one. */
export type FileRate = DayRate & { currency: string };

/** Notes what is wrong in a line of a file. */
export type Complain = (line: number, field: string, message: string) => void;

/** What is wrong with a day of a file; null where nothing is. */
export const findDayProblem = (day: string): string | null =>
  dayField.safeParse(day).error?.issues[0]?.message ?? null;
