import { z } from 'zod';
import { checkQuery, filterFields, oneOf, wholeNumber } from '@/lib/data/terms/filters/query-parameters';
import { placementDimensions } from '@/lib/data/terms/placement-dimensions';
import { rangeFields } from '@/lib/data/terms/ranges/query-range';

export const placementGroups = ['link', ...placementDimensions] as const;
export type PlacementGroup = (typeof placementGroups)[number];

export const placementSorts = ['commission', 'clicks', 'epc', 'conversionRate'] as const;
export type PlacementSort = (typeof placementSorts)[number];

export const placementDefaults = { group: 'subid1', sort: 'commission' } as const;

/** Query of /api/ledger/placements. */
export const placementsQuerySchema = z
  .object({
    ...rangeFields,
    group: oneOf(placementGroups).default(placementDefaults.group),
    sort: oneOf(placementSorts).default(placementDefaults.sort),
    top: wholeNumber(1, 500, 100),
    offset: wholeNumber(0, 9_999_999, 0),
    ...filterFields,
  })
  .superRefine((query, context) => checkQuery({ ...query, dataset: 'reports' }, context));

export type PlacementsQuery = z.output<typeof placementsQuerySchema>;
/** The query as a caller writes it. */
export type PlacementsInput = Partial<PlacementsQuery> & Pick<PlacementsQuery, 'from' | 'to'>;
