const origin = Date.now() - performance.now();

/** Milliseconds like `Date.now()`, for durations within a process. Setting the system's clock does not move it. */
export const steadyNow = (): number => origin + performance.now();

/** The framework bundles this module several times, but a process has one clock. */
declare global {
  var partnerdeckClockShift: number | undefined;
}

/** A clock that is this close is right: what is stored needs no more. */
const closeMs = 1_000;

/**
 * The moment by the clock that all instances share: the database's, see `followClock`. For all that is stored, and all that is
 * compared with it. This process's own clock while it is right.
 */
export function sharedNow(): Date {
  const shift = globalThis.partnerdeckClockShift;
  return new Date(shift === undefined ? Date.now() : performance.now() + shift);
}

/** Follows a clock that said `ms` since `askedAt`, of `performance.now()`, until the next call. */
export function followClock(ms: number, askedAt: number): void {
  const answeredAt = performance.now();
  const latest = ms + answeredAt - askedAt;
  const isRight = (own: number) => own >= ms - closeMs && own <= latest + closeMs;
  if (isRight(Date.now())) globalThis.partnerdeckClockShift = undefined;
  else if (!isRight(sharedNow().getTime())) globalThis.partnerdeckClockShift = ms - answeredAt;
}

/** How far clocks of instances and the database may differ. */
export const clockSkewMs = 5 * 60_000;

/** The latest moment that an instance may have stored by now. A later one was stored while a clock was ahead. */
export const latestStored = (now: Date): Date => new Date(now.getTime() + clockSkewMs);

/**
 * The age of a stored moment in milliseconds: 0 if another instance, whose clock may be a little ahead, has just stored
 * it. Negative if it is further in the future.
 */
export function ageOf(moment: Date | string, now: Date): number {
  const age = now.getTime() - new Date(moment).getTime();
  return age >= -clockSkewMs ? Math.max(0, age) : age;
}

/** Whether something is younger than `ms`. Not if its moment is in the future, because then its age is unknown. */
export const isYounger = (ageMs: number, ms: number): boolean => ageMs >= 0 && ageMs < ms;
