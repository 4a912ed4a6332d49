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

const steps: readonly [limit: number, unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  [3_600, 'minute', 60],
  [86_400, 'hour', 3_600],
  [30 * 86_400, 'day', 86_400],
  [365 * 86_400, 'month', 30 * 86_400],
  [Number.POSITIVE_INFINITY, 'year', 365 * 86_400],
];

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'always', style: 'short' });

/** `just now`, `2 min. ago`, `in 3 days`: how far `instant` lies from `now`. */
export function formatRelative(instant: string | Date, now: string | Date): string {
  const seconds = Math.round((new Date(instant).getTime() - new Date(now).getTime()) / 1_000);
  const distance = Math.abs(seconds);
  if (distance < 45) return 'just now';
  const [, unit, size] = steps.find(([limit]) => distance < limit) ?? (['', 'year', 365 * 86_400] as const);
  const amount = Math.max(1, Math.floor(distance / size));
  return relative.format(seconds < 0 ? -amount : amount, unit).replace('.', '');
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
