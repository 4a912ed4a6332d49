import { queryOptions } from '@tanstack/react-query';
import type { PlacementsApi } from '@/features/placements/api';
import type { PlacementsInput } from '@/features/placements/placements-query';
import { clientOf } from '@/lib/client/api';

const api = clientOf<PlacementsApi>();

/** Placements with their weekly change. */
export function placementsOptions(input: PlacementsInput) {
  return queryOptions({
    ...api.read('GET /api/ledger/placements', { query: input }),
    placeholderData: (before, query) => (query?.queryKey[1].group === input.group ? before : undefined),
  });
}
