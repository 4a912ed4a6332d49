import { knownTimeZone } from '@/lib/base/time-zone';
import { type Day, startOfWeek, type Weekday } from '@/lib/data/terms/days';

/** Limits of a schedule: characters of its name and of an address, its recipients, the latest day of a month. */
export const scheduleLimits = { name: 100, address: 254, members: 50, addresses: 20, monthDay: 28 } as const;

type AtTime = { at: string; timeZone: string };

/** When a report is sent: at a time such as 06:00 of an IANA time zone. `weekday`: Sunday is 0. `day`: of the month. */
export type SchedulePlan =
  | ({ every: 'day' } & AtTime)
  | ({ every: 'week'; weekday: number } & AtTime)
  | ({ every: 'month'; day: number } & AtTime);

export const scheduleSteps = ['day', 'week', 'month'] as const;
export type ScheduleStep = (typeof scheduleSteps)[number];

/** What a report of the last month waits for: that its figures no longer change, or that the month is closed. */
export const waits = ['settled', 'closed'] as const;

/** The cron pattern of a plan. */
export function toPattern(plan: SchedulePlan): string {
  const [hour, minute] = plan.at.split(':').map(Number);
  const day = plan.every === 'month' ? plan.day : '*';
  const weekday = plan.every === 'week' ? plan.weekday : '*';
  return `${minute} ${hour} ${day} * ${weekday}`;
}

const monday: Weekday = 1;

/** The period that a day belongs to: a day, the Monday of a week, or a month. A schedule sends one report for each. */
export function periodOf(every: ScheduleStep, day: Day): string {
  if (every === 'month') return day.slice(0, 7);
  return every === 'week' ? startOfWeek(day, monday) : day;
}

/** What the period of an edition begins with that is sent by hand. */
export const byHand = 'now ';

/** The calendar day of a moment in a time zone. */
export const localDay = (at: Date, timeZone: string): Day =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: knownTimeZone(timeZone), dateStyle: 'short' }).format(at);

/** A moment of a calendar day, from which the days of its report are counted. Days are UTC. */
export const noonOf = (day: Day): Date => new Date(`${day}T12:00:00.000Z`);
