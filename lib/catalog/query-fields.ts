import { z } from 'zod';
import { oneOf, wholeNumber } from '@/lib/ledger/query/query-parameters';

/** A comma-delimited list; a comma inside an item is written %2C. */
export const list = z
  .string()
  .max(16_000, { error: 'must have at most 16000 characters' })
  .transform((text) => text.split(',').map((item) => item.replaceAll('%2C', ',')))
  .transform((items) => items.filter((item) => item !== ''))
  .optional();

export const listOfAtMost = (most: number, what: string) =>
  list.refine((items) => (items?.length ?? 0) <= most, { error: `must hold at most ${most} ${what}` });

export const text = z.string().trim().max(200, { error: 'must have at most 200 characters' }).optional();

export const yesOrNo = z
  .enum(['true', 'false'], { error: 'must be true or false' })
  .transform((value) => value === 'true')
  .optional();

/** One stretch of a list: `limit` rows from `offset`. `refresh` walks the list anew. */
export const stretchFields = {
  offset: wholeNumber(0, 1_000_000, 0),
  limit: wholeNumber(1, 1_000, 100),
  refresh: yesOrNo,
};

export const orderField = oneOf(['asc', 'desc']).default('desc');
