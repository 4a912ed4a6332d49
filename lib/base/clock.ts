const origin = Date.now() - performance.now();

/** Milliseconds like `Date.now()`, for durations within a process. Setting the system's clock does not move it. */
export const steadyNow = (): number => origin + performance.now();

/** The framework bundles this module several times, but a process has one clock. */
declare global {
  var partnerdeckClockShift: number | undefined;
}

/** A clock counts as right within this difference. */
const closeMs = 1_000;

/**
 * The current moment for everything that is stored or compared with what is stored. All instances share the database's clock: a
 * process uses its own while that is right, and otherwise follows the database's (`followClock`).
 */
export function sharedNow(): Date {
  const shift = globalThis.partnerdeckClockShift;
  return new Date(shift === undefined ? Date.now() : performance.now() + shift);
}

/** Tells `sharedNow` what the database's clock says: `ms`, asked for at `askedAt` of `performance.now()`. */
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
