import { z } from 'zod';
import { dateTimePattern, isDateTime, oneYearAfter } from './dates';
import { limits } from './limits';
import { isUuid, toId } from './uuid';

const dateTimeFormat = 'YYYY-MM-DDTHH:mm:ss.SSSZ';

export const dateTime = z
  .string()
  // Aborts, so that a range is compared only if both ends are valid dates.
  .refine(isDateTime, { error: `must be a date-time in UTC, written ${dateTimeFormat}`, abort: true })
  .meta({ format: 'date-time', pattern: dateTimePattern, examples: ['2026-01-31T00:00:00.000Z'] });

/** A UUID in lower case, whatever the case it was written in: in a response, a request or an address. */
export const uuid = z.guid({ error: 'must be a UUID' }).toLowerCase();

/** A decimal integer within bounds. Rejects `1e1`, `0x10` and ` 5`. */
export function pageLimit(bounds: { min: number; max: number; default: number }) {
  const inBounds = (text: string) =>
    /^\d{1,9}$/.test(text) && Number(text) >= bounds.min && Number(text) <= bounds.max;
  return z
    .string()
    .refine(inBounds, { error: `must be a whole number from ${bounds.min} to ${bounds.max}` })
    .transform(Number)
    .default(bounds.default)
    .meta({ wire: { type: 'integer', minimum: bounds.min, maximum: bounds.max, default: bounds.default } });
}

export const cursor = z
  .string()
  .min(1, { error: 'must not be empty; leave it out for the first page' })
  .max(limits.cursorLength, { error: `must have at most ${limits.cursorLength} characters` })
  .optional()
  .meta({ description: 'The `cursor` of the page before. Left out for the first page.' });

const textPattern = '^[^,]+(,[^,]+)*$';
const uuidPattern = '[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}';

/** Characters of a list. Addresses are not longer, but bodies of requests are. */
const longestList = 65_536;

function commaList(
  item: (text: string) => boolean,
  error: string,
  wire: Record<string, unknown>,
  read: (text: string) => string = (text) => text,
) {
  return z
    .string()
    .max(longestList, { error: `must have at most ${longestList} characters` })
    .transform((text) => text.split(','))
    .refine((items) => items.every(item), { error })
    .transform((items) => items.map(read))
    .optional()
    .meta({ wire: { type: 'string', ...wire } });
}

/** `read` normalizes an item. */
export const stringList = (example: string, read?: (text: string) => string) =>
  commaList(
    (text) => text !== '',
    'must be a comma-delimited list without empty items',
    {
      id: 'TextList',
      description: 'A comma-delimited list without empty items.',
      pattern: textPattern,
      examples: [example],
    },
    read,
  );

export const uuidList = commaList(
  isUuid,
  'must be a comma-delimited list of UUIDs',
  {
    id: 'UuidList',
    description: 'A comma-delimited list of UUIDs.',
    pattern: `^${uuidPattern}(,${uuidPattern})*$`,
    examples: ['0b9a1c1e-6f0e-4f6e-9a3b-2f9d1c7e5a10'],
  },
  toId,
);

export const activeFlag = z
  .enum(['true', 'false'], { error: 'must be true or false' })
  .transform((text) => text === 'true')
  .optional()
  .meta({ wire: { type: 'string', enum: ['true', 'false'] } });

/** One of a set of marketplaces, with a default. */
export function marketplace<const Names extends readonly [string, ...string[]]>(
  names: Names,
  fallback: Names[number],
) {
  return z.enum(names, { error: `must be one of ${names.join(', ')}` }).default(fallback);
}

export const payoutModel = z
  .enum(['standard', 'cpc', 'all'], { error: 'must be standard, cpc or all' })
  .default('standard')
  .meta({
    description: 'Standard pays commission as a percentage of sales; cpc pays per click.',
  });

type Range = { start: string; end: string };

const startsFirst = {
  check: ({ start, end }: Range) => start <= end,
  params: { path: ['end'], error: 'must not be before start' },
};

/** `start` must not be after `end`; both are inclusive. */
export function inOrder<Schema extends z.ZodType<Range>>(schema: Schema) {
  return schema.refine(startsFirst.check, startsFirst.params);
}

/** Inclusive; `end` must be before `start` plus one calendar year. */
export function withinOneYear<Schema extends z.ZodType<Range>>(schema: Schema) {
  return inOrder(schema).refine(({ start, end }) => Date.parse(end) < Date.parse(oneYearAfter(start)), {
    path: ['end'],
    error: 'must be less than 1 year after start',
  });
}

/** Inclusive; `end - start` must be at most 90 × 24 hours. */
export function withinBonusRange<Schema extends z.ZodType<Range>>(schema: Schema) {
  const longest = limits.bonusRangeDays * 86_400_000;
  return inOrder(schema).refine(({ start, end }) => Date.parse(end) - Date.parse(start) <= longest, {
    path: ['end'],
    error: `must be at most ${limits.bonusRangeDays} days after start`,
  });
}
