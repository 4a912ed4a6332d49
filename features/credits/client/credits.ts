import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import type { CreditsApi } from '@/features/credits/api';
import type { CreditFilters } from '@/features/credits/credit';
import type { CreditLine } from '@/features/credits/credit-shape';
import { clientOf } from '@/lib/client/api';
import { makeMutation } from '@/lib/client/make-mutation';

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
