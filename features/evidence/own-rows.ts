import type { DayRange } from '@/lib/data/terms/days';
import type { Filters } from '@/lib/data/terms/filters/filter-dimensions';
import type { EvidenceQuery } from './evidence-query';

/** Rows of the links that a person created. */
export type OwnRows = { makerId: string; range: DayRange; filters: Filters };

/** The rows that a query asks for. Its person is never a parameter. */
export const ownRowsOf = (
  { from, to, links, products, brands }: EvidenceQuery,
  makerId: string,
): OwnRows => ({
  makerId,
  range: { from, to },
  filters: { links, products, brands, makers: [makerId] },
});
