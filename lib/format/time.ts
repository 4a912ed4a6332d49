/** An instant in the viewer's zone, named: `3 Nov 2026, 14:05 GMT+1`. In the browser only, or with `timeZone`. */
export function formatInstant(instant: string | Date, timeZone?: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(new Date(instant));
}

const steps: readonly [limit: number, one: string, many: string, seconds: number][] = [
  [3_600, 'min', 'min', 60],
  [86_400, 'hr', 'hr', 3_600],
  [30 * 86_400, 'day', 'days', 86_400],
  [365 * 86_400, 'mo', 'mo', 30 * 86_400],
  [Number.POSITIVE_INFINITY, 'yr', 'yr', 365 * 86_400],
];

/**
 * `just now`, `2 min ago`, `in 3 days`: how far `instant` lies from `now`. Written by hand: every page says such a time,
 * and `Intl` takes longer to load in a browser than a screen to come alive.
 */
export function formatRelative(instant: string | Date, now: string | Date): string {
  const seconds = Math.round((new Date(instant).getTime() - new Date(now).getTime()) / 1_000);
  const distance = Math.abs(seconds);
  if (distance < 45) return 'just now';
  const [, one, many, size] =
    steps.find(([limit]) => distance < limit) ?? (['', 'yr', 'yr', 365 * 86_400] as const);
  const amount = Math.max(1, Math.floor(distance / size));
  const text = `${amount} ${amount === 1 ? one : many}`;
  return seconds < 0 ? `${text} ago` : `in ${text}`;
}

/** A span of whole seconds: `8 s`, `3 min 20 s`, `1 h 5 min`. */
export function formatDuration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  if (whole < 60) return `${whole} s`;
  if (whole < 3_600)
    return whole % 60 ? `${Math.floor(whole / 60)} min ${whole % 60} s` : `${whole / 60} min`;
  const minutes = Math.floor((whole % 3_600) / 60);
  return minutes ? `${Math.floor(whole / 3_600)} h ${minutes} min` : `${Math.floor(whole / 3_600)} h`;
}
