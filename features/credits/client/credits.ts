import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import type { CreditsApi } from '@/features/credits/api';
import type { CreditFilters } from '@/features/credits/credit';
import type { CreditLine, Credits } from '@/features/credits/credit-shape';
import { clientOf } from '@/lib/client/api';
import { makeMutation } from '@/lib/client/make-mutation';
import { addDays, addYears, laterOf } from '@/lib/data/terms/days';
import type { Shown } from '@/lib/pages/sync-need';

const api = clientOf<CreditsApi>();

/** Bonus credits beside their estimates, a hundred per page. */
export const creditsOptions = (filters: CreditFilters) =>
  infiniteQueryOptions({
    ...api.read('GET /api/credits', { query: filters }),
    queryFn: ({ pageParam, signal }) =>
      api.call('GET /api/credits', { query: { ...filters, offset: pageParam } }, signal),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => {
      const read = pages.reduce((sum, { credits }) => sum + credits.length, 0);
      return read < total ? read : undefined;
    },
    placeholderData: keepPreviousData,
  });

/** The sync of a page covers at most two years. */
const syncedYears = 2;

/** The days of estimates that credits are compared with. The page loads them. */
export const creditDays = ({ range: { from, to }, receipt }: Credits): Shown => ({
  sources: ['brb'],
  range: { from: laterOf(from, addDays(addYears(to, -syncedYears), 1)), to },
  receipts: [receipt],
  comparedRange: null,
  comparedReceipts: [],
});

const useCreditMutation = makeMutation(
  'success',
  ['credits'],
  ['ledger', 'statements'],
  ['ledger', 'profit'],
);

/** Deletes a stored credit. Takes the complete line, so that it can be restored. */
export const useDeleteCredit = () =>
  useCreditMutation(({ id }: CreditLine) =>
    api.call('DELETE /api/credits/{id}', { params: { id: id ?? '' } }),
  );

export const useImportCredits = () =>
  useCreditMutation((csv: string) => api.call('POST /api/credits/imports', { body: { csv } }));

export const useUndoImport = () =>
  useCreditMutation((id: string) => api.call('DELETE /api/credits/imports/{id}', { params: { id } }));
