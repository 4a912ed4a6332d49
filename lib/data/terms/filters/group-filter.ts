import type { FilterValues } from './list-filter';
import type { liveCreatorFilters, liveProductFilters } from './live-filters';

/** The saved filter of a group: those of its list that depend on the list alone, not on days or figures. */
export type GroupFilter = FilterValues<typeof liveCreatorFilters> & FilterValues<typeof liveProductFilters>;
