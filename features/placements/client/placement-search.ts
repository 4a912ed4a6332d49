import {
  type PlacementsInput,
  placementDefaults,
  placementGroups,
  placementSorts,
} from '@/features/placements/placements-query';
import { asOneOf, asText } from '@/lib/base/address/parameter';
import type { Search } from '@/lib/base/address/search';
import { rangeSearch } from '@/lib/client/range-search';
import type { DayRange } from '@/lib/data/terms/days';

/** Search parameters of /links/performance. */
export const placementSearch = {
  ...rangeSearch,
  group: asOneOf(placementGroups).or(placementDefaults.group),
  sort: asOneOf(placementSorts).or(placementDefaults.sort),
  currency: asText,
};

const most = 200;

/** The request for an address. */
export const toPlacementsInput = (
  { group, sort }: Search<typeof placementSearch>,
  range: DayRange,
): PlacementsInput => ({ ...range, group, sort, top: most });
