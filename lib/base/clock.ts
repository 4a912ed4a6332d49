const origin = Date.now() - performance.now();

/** Milliseconds like `Date.now()`, for durations within a process. Setting the system's clock does not move it. */
export const steadyNow = (): number => origin + performance.now();

/** The age of a stored moment in milliseconds. Negative if it is in the future: a clock was ahead when it was stored. */
export const ageOf = (moment: Date | string, now: Date): number => now.getTime() - new Date(moment).getTime();

/** Whether something is younger than `ms`. Not if its moment is in the future, because then its age is unknown. */
export const isYounger = (ageMs: number, ms: number): boolean => ageMs >= 0 && ageMs < ms;

/** How far clocks of instances and the database may differ. */
export const clockSkewMs = 5 * 60_000;
