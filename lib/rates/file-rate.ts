import { dayField } from '@/lib/ledger/ranges/query-range';
import type { DayRate } from './rate-shape';

/** A rate from a file, or computed from one. */
export type FileRate = DayRate & { currency: string };

/** Reports what is wrong in a line of a file. */
export type Complain = (line: number, field: string, message: string) => void;

/** What is wrong with a file's day; null if it is valid. */
export const findDayProblem = (day: string): string | null =>
  dayField.safeParse(day).error?.issues[0]?.message ?? null;
