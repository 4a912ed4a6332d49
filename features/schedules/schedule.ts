import { z } from 'zod';
import { currencyField } from '@/features/closing/statement-query';
import { isMailAddress } from '@/lib/base/mail-address';
import { isTimeZone } from '@/lib/base/time-zone';
import { uuid } from '@/lib/contract/parameters';
import type { Weekday } from '@/lib/data/terms/days';
import { relativeNames } from '@/lib/data/terms/ranges/relative-range';
import { lineField } from '@/lib/language/format/line-field';
import { readTypedAddress } from '@/lib/language/format/typed-text';
import { timeOfDay } from '@/lib/server/jobs/time-of-day';
import { scheduleLimits, waits } from './schedule-plan';

const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, { error: `must be one of ${values.join(', ')}` });

const numberTo = (least: number, most: number) => {
  const error = `must be a whole number from ${least} to ${most}`;
  return z.number({ error }).int({ error }).min(least, { error }).max(most, { error });
};

const time = {
  at: timeOfDay,
  timeZone: z
    .string({ error: 'must be a time zone such as Europe/Berlin' })
    .max(64, { error: 'must have at most 64 characters' })
    .refine(isTimeZone, { error: 'must be a time zone such as Europe/Berlin' }),
};

const plan = z.discriminatedUnion(
  'every',
  [
    z.strictObject({ every: z.literal('day'), ...time }),
    z.strictObject({ every: z.literal('week'), weekday: numberTo(0, 6), ...time }),
    z.strictObject({ every: z.literal('month'), day: numberTo(1, scheduleLimits.monthDay), ...time }),
  ],
  { error: 'must have an “every” of day, week or month' },
);

const content = z.strictObject({
  range: z.enum(relativeNames, { error: `must be one of ${relativeNames.join(', ')}` }).nullable(),
  weekStart: numberTo(0, 6).transform((day) => day as Weekday),
  format: oneOf(['csv', 'xlsx']).nullable(),
  perBrand: z.boolean({ error: 'must be true or false' }),
  waitFor: oneOf(waits).nullable(),
});

/**
 * What a report contains. `range` null: the days of the view. `format`: of the file with all rows; null for none. `perBrand`:
 * one mail per brand. `waitFor`: of monthly reports.
 */
export type ScheduleContent = z.output<typeof content>;

const source = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('view'), view: uuid }),
    z.strictObject({ kind: z.literal('statement'), currency: currencyField }),
  ],
  { error: 'must have a “kind” of view or statement' },
);

const name = lineField(scheduleLimits.name);

const listTo = <Item extends z.ZodType>(item: Item, most: number) =>
  z.array(item, { error: 'must be a list' }).max(most, { error: `must have at most ${most} items` });

const address = z
  .string({ error: 'must be text' })
  .max(scheduleLimits.address, { error: `must have at most ${scheduleLimits.address} characters` })
  .overwrite(readTypedAddress)
  .toLowerCase()
  .refine(isMailAddress, { error: 'must be an email address' });

const fields = {
  name,
  plan,
  content,
  members: listTo(uuid, scheduleLimits.members),
  addresses: listTo(address, scheduleLimits.addresses),
};

/** Body of POST /api/report-schedules. `members`: ids of people of the workspace. `addresses`: of people outside. */
export const newScheduleSchema = z.strictObject({ ...fields, source });
export type NewSchedule = z.output<typeof newScheduleSchema>;
/** The body as a caller writes it. */
export type ScheduleInput = z.input<typeof newScheduleSchema>;

/** Body of PATCH /api/report-schedules/{id}. Absent fields stay unchanged. What it sends never changes. */
export const scheduleChangesSchema = z
  .strictObject({ ...fields, paused: z.boolean({ error: 'must be true or false' }) })
  .partial()
  .refine((changes) => Object.values(changes).some((value) => value !== undefined), {
    error: 'must be given, or another field',
    path: ['paused'],
  });
export type ScheduleChanges = z.output<typeof scheduleChangesSchema>;
export type ScheduleChangesInput = z.input<typeof scheduleChangesSchema>;

/** Body of POST /api/report-schedules/previews. */
export const schedulePreviewSchema = z.strictObject({ source, content });
export type SchedulePreview = z.output<typeof schedulePreviewSchema>;
export type SchedulePreviewInput = z.input<typeof schedulePreviewSchema>;
