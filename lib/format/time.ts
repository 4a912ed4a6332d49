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

const hour = 3_600;
const day = 24 * hour;
const steps: readonly [seconds: number, one: string, many: string][] = [
  [365 * day, 'yr', 'yr'],
  [30 * day, 'mo', 'mo'],
  [day, 'day', 'days'],
  [hour, 'hr', 'hr'],
  [60, 'min', 'min'],
];

/**
 * How far `instant` is from `now`: `just now`, `2 min ago`, `in 3 days`. It does not use `Intl`: every page shows such a
 * time, and a browser takes longer to load `Intl` than any module of the page.
 */
export function formatRelative(instant: string | Date, now: string | Date): string {
  const seconds = Math.round((new Date(instant).getTime() - new Date(now).getTime()) / 1_000);
  const distance = Math.abs(seconds);
  if (distance < 45) return 'just now';
  const [size, one, many] = steps.find(([size]) => distance >= size) ?? [60, 'min', 'min'];
  const count = Math.max(1, Math.floor(distance / size));
  const text = `${count} ${count === 1 ? one : many}`;
  return seconds < 0 ? `${text} ago` : `in ${text}`;
}

/** As formatRelative, for the past. An instant of a clock that runs ahead is `just now`. */
export const formatAgo = (instant: string | Date, now: string | Date): string =>
  formatRelative(instant, new Date(Math.max(new Date(instant).getTime(), new Date(now).getTime())));

/** A span of whole seconds: `8 s`, `3 min 20 s`, `1 h 5 min`. */
export function formatDuration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  if (whole < 60) return `${whole} s`;
  if (whole < 3_600)
    return whole % 60 ? `${Math.floor(whole / 60)} min ${whole % 60} s` : `${whole / 60} min`;
  const minutes = Math.floor((whole % 3_600) / 60);
  return minutes ? `${Math.floor(whole / 3_600)} h ${minutes} min` : `${Math.floor(whole / 3_600)} h`;
}
