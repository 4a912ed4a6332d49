import { queryOptions } from '@tanstack/react-query';
import type { PlacementsInput } from '@/lib/ledger/answers/placements-query';
import type { Placements } from '@/lib/ledger/answers/placements-shape';
import { ledgerKeys, ledgerPath } from './ledger';
import { readFrom } from './read-from';

/** Placements with their weekly change. */
export function placementsOptions(input: PlacementsInput) {
  return queryOptions({
    queryKey: [...ledgerKeys.all, 'placements', input] as const,
    ...readFrom<Placements>(ledgerPath('placements', input)),
    placeholderData: (before, query) => (query?.queryKey[2].group === input.group ? before : undefined),
  });
}
