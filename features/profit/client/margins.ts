import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ProfitApi } from '@/features/profit/api';
import type { NewMargin } from '@/features/profit/margin';
import type { MarginKind, NamedMargin } from '@/features/profit/margin-shape';
import { clientOf } from '@/lib/client/api';
import { makeMutation } from '@/lib/client/make-mutation';

const api = clientOf<ProfitApi>();

/** Without `kind`, all kinds. `q` is part of a subject or its name. */
type MarginsFilter = { kind?: MarginKind | undefined; q?: string | undefined };

/** The stored margins, a hundred per page. */
export const marginsOptions = (filter: MarginsFilter) =>
  infiniteQueryOptions({
    ...api.read('GET /api/margins', { query: filter }),
    queryFn: ({ pageParam, signal }) =>
      api.call('GET /api/margins', { query: { ...filter, offset: pageParam } }, signal),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => {
      const read = pages.reduce((sum, { margins }) => sum + margins.length, 0);
      return read < total ? read : undefined;
    },
    placeholderData: keepPreviousData,
  });

/** The brands and categories that can have a margin. */
export const marginSubjectsOptions = () => queryOptions(api.read('GET /api/margins/subjects', {}));

const useMarginMutation = makeMutation('success', ['margins'], ['ledger', 'profit']);

export const useAddMargin = () =>
  useMarginMutation((body: NewMargin) => api.call('POST /api/margins', { body }));

/** Changes the percentage of a stored margin. */
export const useChangeMargin = () =>
  useMarginMutation((body: NewMargin) => api.call('PUT /api/margins', { body }));

export const useImportMargins = () =>
  useMarginMutation((csv: string) => api.call('POST /api/margins/imports', { body: { csv } }));

/** Deletes all margins of a kind. */
export const useDeleteMargins = () =>
  useMarginMutation((kind: MarginKind) => api.call('DELETE /api/margins', { query: { kind } }));

/** Deletes one margin. Takes the complete margin, so that it can be restored. */
export const useDeleteMargin = () =>
  useMarginMutation(({ kind, subject, from }: NamedMargin) =>
    api.call('DELETE /api/margins', { query: { kind, subject, from } }),
  );
