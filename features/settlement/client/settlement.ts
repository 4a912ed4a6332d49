import { queryOptions } from '@tanstack/react-query';
import type { SettlementApi } from '@/features/settlement/api';
import type { SettlementInput } from '@/features/settlement/settlement-query';
import { clientOf } from '@/lib/client/api';

const api = clientOf<SettlementApi>();

/** How days settled. Old groups stay on screen while others of the same kind load. */
export const settlementOptions = (input: SettlementInput) =>
  queryOptions({
    ...api.read('GET /api/ledger/settlement', { query: input }),
    placeholderData: (before, query) => (query?.queryKey[1].group === input.group ? before : undefined),
  });
