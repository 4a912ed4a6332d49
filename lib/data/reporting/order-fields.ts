import { z } from 'zod';
import { relativeNames } from '@/lib/data/ranges/relative-range';
import { toNameLine } from '@/lib/language/format/clean-text';
import { newTokenSchema } from '@/lib/server/tokens/new-token';

/** As long as an address of a page may be. */
const longestSearch = 16_000;

/**
 * What an order of a live address or a shared page has. `missing` says that its name is; `days` is how long it works unless
 * something else is chosen. A `range` replaces the days in `search`.
 */
export const orderFields = ({ missing, days }: { missing: string; days: number }) => ({
  name: z
    .string()
    .overwrite(toNameLine)
    .min(1, { error: missing })
    .max(100, { error: 'Use at most 100 characters' }),
  search: z.string().max(longestSearch, { error: `must have at most ${longestSearch} characters` }),
  range: z
    .enum(relativeNames, { error: `must be one of ${relativeNames.join(', ')}` })
    .nullable()
    .default(null),
  weekStart: z.number().int().min(0).max(6).default(1),
  days: newTokenSchema.shape.days.default(days),
});
