import { z } from 'zod';
import { toId } from '@/lib/contract/uuid';
import { dayField } from '@/lib/data/terms/ranges/query-range';
import { cleanText, dropLabel } from '@/lib/language/format/clean-text';
import type { Filter, Filters, FilterValues } from './list-filter';
import { oneOf, wholeNumber } from './query-parameters';

/** A comma-separated list. A comma inside an item is written %2C. Without items, it is as if it were not there. */
export const list = z
  .string()
  .max(16_000, { error: 'must have at most 16000 characters' })
  .transform((text) => text.split(',').map((item) => item.replaceAll('%2C', ',')))
  .transform((items) => items.filter((item) => item !== ''))
  .transform((items) => (items.length > 0 ? items : undefined))
  .optional();

/** Words to search for, as pasted. */
export const text = z
  .string()
  .overwrite((given) => dropLabel(cleanText(given).trim()))
  .max(200, { error: 'must have at most 200 characters' })
  .optional();

const yesOrNo = z
  .enum(['true', 'false'], { error: 'must be true or false' })
  .transform((value) => value === 'true')
  .optional();

/** A page of a list: `limit` rows starting at `offset`. */
export const pageFields = {
  offset: wholeNumber(0, 1_000_000, 0),
  limit: wholeNumber(1, 1_000, 100),
};

type FieldsOf<Declared extends Filters> = {
  [Name in keyof Declared]: Declared[Name] extends { kind: 'choice' }
    ? z.ZodDefault<z.ZodType<NonNullable<FilterValues<Declared>[Name]>, string>>
    : z.ZodOptional<z.ZodType<NonNullable<FilterValues<Declared>[Name]>, string>>;
};

/** Converts filters to fields of an endpoint's query. */
export function queryOf<Declared extends Filters>(filters: Declared): FieldsOf<Declared> {
  const entries = Object.entries(filters).map(([name, filter]) => [name, fieldOf(name, filter)]);
  return Object.fromEntries(entries);
}

/** The sort of a list. */
export const sortFields = <Sort extends Filters[string] & { kind: 'choice' }>(sort: Sort) => ({
  ...queryOf({ sort }),
  order: oneOf(['asc', 'desc']).default('desc'),
});

function fieldOf(name: string, filter: Filter): z.ZodType {
  switch (filter.kind) {
    case 'text':
      return text;
    case 'ids':
    case 'texts': {
      const { most = Number.POSITIVE_INFINITY } = filter;
      return list
        .refine((items = []) => items.length <= most, { error: `must contain at most ${most} ${name}` })
        .transform((items) => (filter.kind === 'ids' ? items?.map(toId) : items))
        .optional();
    }
    case 'flag':
      return yesOrNo;
    case 'day':
      return dayField.optional();
    case 'oneOf':
      return oneOf(filter.names).optional();
    case 'choice':
      return oneOf(filter.names).default(filter.absent);
    case 'shape':
      return z.string().regex(filter.shape, { error: filter.error }).optional();
  }
}
