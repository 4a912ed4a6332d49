import type { Dimension } from '@/lib/data/terms/dimensions';
import {
  type Filters,
  filterDimensions,
  pickFilters,
  setFilters,
} from '@/lib/data/terms/filters/filter-dimensions';
import { settlementGroups } from './settlement-query';

const isKnown = (dimension: Dimension) => settlementGroups.some((name) => name === dimension);

/** The filters of a query that history has. */
export const keepHistoryFilters = (query: Filters): Filters => pickFilters(query, isKnown);

/** The filters of a query, for history. Null if one of them asks for what history does not have. */
export const historyFilters = (query: Filters): Filters | null =>
  setFilters(query).every((name) => isKnown(filterDimensions[name])) ? keepHistoryFilters(query) : null;
