import { z } from 'zod';
import { sharedNow } from '@/lib/base/clock';
import { toDay } from '@/lib/data/terms/days';
import { daysOfName, isRelativeName, relativeNames } from './relative-range';

type QuerySchema = z.ZodType<Record<string, unknown>> & { shape: Record<string, unknown> };

/** The API has no locale, so its weeks start on Monday (ISO 8601). */
const monday = 1;

/**
 * Extends a query schema by `range=last-90-days` in place of `from` and `to`. A repeated URL then returns the days
 * relative to each request.
 */
export function takeRelative<Schema extends QuerySchema>(schema: Schema, now: () => Date = sharedNow) {
  const resolve = z.preprocess((input, context) => {
    const { range, ...query } = z.record(z.string(), z.unknown()).parse(input);
    if (range === undefined) return query;
    const complain = (message: string) => context.addIssue({ code: 'custom', path: ['range'], message });
    if ('from' in query || 'to' in query) complain('must not be given together with from or to');
    else if (typeof range === 'string' && isRelativeName(range)) {
      return { ...query, ...daysOfName(range, toDay(now()), monday) };
    } else complain(`must be one of ${relativeNames.join(', ')}`);
    return z.NEVER;
  }, schema);
  return Object.assign(resolve, { shape: { ...schema.shape, range: z.enum(relativeNames).optional() } });
}
