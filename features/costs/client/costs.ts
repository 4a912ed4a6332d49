import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import type { CostsApi } from '@/features/costs/api';
import type { CostFilters } from '@/features/costs/cost';
import type { Cost, StoredCost } from '@/features/costs/cost-shape';
import { clientOf } from '@/lib/client/api';
import { makeMutation } from '@/lib/client/make-mutation';

const api = clientOf<CostsApi>();

/** The stored costs that match, a hundred per page. */
export const costsOptions = (filters: CostFilters) =>
  infiniteQueryOptions({
    ...api.read('GET /api/costs', { query: filters }),
    queryFn: ({ pageParam, signal }) =>
      api.call('GET /api/costs', { query: { ...filters, offset: pageParam } }, signal),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => {
      const read = pages.reduce((sum, { costs }) => sum + costs.length, 0);
      return read < total ? read : undefined;
    },
    placeholderData: keepPreviousData,
  });

const useCostMutation = makeMutation('success', ['costs'], ['ledger', 'profit']);

export const useAddCost = () => useCostMutation((body: Cost) => api.call('POST /api/costs', { body }));

/** Replaces a stored cost. */
export const useChangeCost = () =>
  useCostMutation(({ id, ...body }: Cost & { id: string }) =>
    api.call('PUT /api/costs/{id}', { params: { id }, body }),
  );

/** Deletes a cost. Takes the complete cost, so that it can be restored. */
export const useDeleteCost = () =>
  useCostMutation(({ id }: StoredCost) => api.call('DELETE /api/costs/{id}', { params: { id } }));

export const useImportCosts = () =>
  useCostMutation((csv: string) => api.call('POST /api/costs/imports', { body: { csv } }));
