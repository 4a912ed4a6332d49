import { queryOptions } from '@tanstack/react-query';
import type { PlacementsInput } from '@/features/placements/placements-query';
import type { Placements } from '@/features/placements/placements-shape';
import { ledgerKeys, ledgerPath } from '@/lib/client/ledger';
import { readFrom } from '@/lib/client/read-from';

/** Placements with their weekly change. */
export function placementsOptions(input: PlacementsInput) {
  return queryOptions({
    queryKey: [...ledgerKeys.all, 'placements', input] as const,
    ...readFrom<Placements>(ledgerPath('placements', input)),
    placeholderData: (before, query) => (query?.queryKey[2].group === input.group ? before : undefined),
  });
}
