import type { Day } from '@/lib/data/days';

/** A moment of a calendar day, from which the days of its report are counted. Days are UTC. */
export const noonOf = (day: Day): Date => new Date(`${day}T12:00:00.000Z`);
