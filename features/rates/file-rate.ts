import type { DayRate } from './rate-shape';

/** A rate from a file, or computed from one. */
export type FileRate = DayRate & { currency: string };
