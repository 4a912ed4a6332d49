import { queryOptions } from '@tanstack/react-query';
import type { ProfitInput } from '@/features/profit/profit-query';
import type { Profit } from '@/features/profit/profit-shape';
import { ledgerKeys, ledgerPath } from '@/lib/client/ledger';
import { readFrom } from '@/lib/client/read-from';

export const profitKey = [...ledgerKeys.all, 'profit'] as const;

/** Polling interval while the product list is being read. */
const askAgainMs = 2_000;

/** Profit after commission. Polled while categories are loading. */
export const profitOptions = (input: ProfitInput) =>
  queryOptions({
    queryKey: [...profitKey, input] as const,
    ...readFrom<Profit>(ledgerPath('profit', input)),
    placeholderData: (before, query) => (query?.queryKey[2].group === input.group ? before : undefined),
    refetchInterval: ({ state }) => (state.data?.categories === 'loading' ? askAgainMs : false),
  });
