import { asFlag, asText } from '@/lib/address/parameter';
import { programCreatorSorts } from '@/lib/catalog/program-shape';
import type { DayRange } from '@/lib/ledger/days';
import type { ProgramCreatorsInput } from './program';

/** What the address of /program/creators holds beside the range, the sort and the columns. */
export const programCreatorSearch = {
  q: asText.or(''),
  claimed: asFlag,
};

/** The same input for the same address, on the server and in the browser. Without a sort: the best sellers first. */
export function toProgramCreatorsInput(
  search: { q: string; claimed: boolean | null },
  range: DayRange,
  sort: { id: string; desc: boolean } | null,
): ProgramCreatorsInput {
  const known = programCreatorSorts.find((name) => name === sort?.id);
  return {
    ...range,
    q: search.q.trim() || undefined,
    claimed: search.claimed ?? undefined,
    sort: known ?? 'programSales',
    order: known && sort?.desc === false ? 'asc' : 'desc',
  };
}
