import { mixSeed } from './random';

const msPerDay = 86_400_000;

/** Days since 1970-01-01, UTC. */
export function toDay(date: string): number {
  return Math.floor(Date.parse(`${date}T00:00:00.000Z`) / msPerDay);
}

/** `YYYY-MM-DD` of a day number. */
export function toDate(day: number): string {
  return new Date(day * msPerDay).toISOString().slice(0, 10);
}

/** The start of the day, in the API's format. */
export function toDateTime(day: number): string {
  return new Date(day * msPerDay).toISOString();
}

/** Relative demand by weekday, Sunday first. */
const weekdays = [1.13, 1.09, 1.0, 0.97, 0.94, 0.9, 0.99];

/** Friday after the fourth Thursday of November, as a day since 1970. */
function blackFriday(year: number): number {
  const first = new Date(Date.UTC(year, 10, 1));
  return first.getTime() / msPerDay + ((4 - first.getUTCDay() + 7) % 7) + 21 + 1;
}

/** Seasonal demand relative to an average day. */
function season(day: number): number {
  const date = new Date(day * msPerDay);
  const month = date.getUTCMonth() + 1;
  const ofMonth = date.getUTCDate();
  const past = day - blackFriday(date.getUTCFullYear());
  if (past >= 0 && past <= 3) return past === 0 || past === 3 ? 2.9 : 2.1;
  if (past >= -5 && past < 0) return 1.35;
  if (month === 7 && ofMonth >= 8 && ofMonth <= 11) return 2.3;
  if (month === 12) {
    if (ofMonth <= 17) return 1.4;
    if (ofMonth >= 26 && ofMonth <= 30) return 1.7;
    return ofMonth >= 23 ? 0.7 : 1.05;
  }
  return month <= 2 ? 0.9 : 1;
}

/** Sale days have discounts and a higher conversion rate. */
export function isSaleDay(day: number): boolean {
  return season(day) >= 1.7;
}

const yearlyGrowth = 1.6;

/** Demand on a day relative to the day `origin`: growth, season, weekday and some noise. */
export function demand(day: number, origin: number, seed: number): number {
  const date = new Date(day * msPerDay);
  const weather = 0.94 + (mixSeed(seed, 77, day) % 1000) * 0.000_12;
  const week = weekdays[date.getUTCDay()] ?? 1;
  return yearlyGrowth ** ((day - origin) / 365) * season(day) * week * weather;
}
