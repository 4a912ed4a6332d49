import { z } from 'zod';
import { queryOf } from '@/lib/data/terms/filters/query-fields';
import { checkRange, rangeFields } from '@/lib/data/terms/ranges/query-range';
import { brandFilters } from './brand-filters';

/** Query of /api/catalog/brands. */
export const brandQuerySchema = z
  .object({ ...queryOf(brandFilters), ...rangeFields })
  .superRefine(checkRange);

export type BrandQuery = z.output<typeof brandQuerySchema>;
