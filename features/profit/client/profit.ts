import { queryOptions } from '@tanstack/react-query';
import type { ProfitApi } from '@/features/profit/api';
import type { ProfitInput } from '@/features/profit/profit-query';
import { clientOf } from '@/lib/client/api';

const api = clientOf<ProfitApi>();

/** Polling interval while the product list is being read. */
const askAgainMs = 2_000;

/** Profit after commission. Polled while categories are loading. */
export const profitOptions = (input: ProfitInput) =>
  queryOptions({
    ...api.read('GET /api/ledger/profit', { query: input }),
    placeholderData: (before, query) => (query?.queryKey[1].group === input.group ? before : undefined),
    refetchInterval: ({ state }) => (state.data?.categories === 'loading' ? askAgainMs : false),
  });
