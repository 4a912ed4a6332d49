import { z } from 'zod';
import { checkRange, rangeFields } from '@/lib/ledger/ranges/query-range';
import { brandFilters } from './brand-filters';
import { pageFields, queryOf } from './query-fields';

/** Query of /api/catalog/brands. */
export const brandQuerySchema = z
  .object({ ...queryOf(brandFilters), ...rangeFields, refresh: pageFields.refresh })
  .superRefine(checkRange);

export type BrandQuery = z.output<typeof brandQuerySchema>;
