import { asOneOf, asText } from '@/lib/address/parameter';
import type { Search } from '@/lib/address/search';
import {
  type PlacementsInput,
  placementDefaults,
  placementGroups,
  placementSorts,
} from '@/lib/ledger/answers/placements-query';
import type { DayRange } from '@/lib/ledger/days';
import { rangeSearch } from './range-search';

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
