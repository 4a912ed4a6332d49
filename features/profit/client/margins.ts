import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type { MarginDeletion, NewMargin } from '@/features/profit/margin';
import type { MarginKind, MarginSubjects, Margins, NamedMargin } from '@/features/profit/margin-shape';
import { fetchJson, sendJson } from '@/lib/client/fetch-json';
import { readFrom } from '@/lib/client/read-from';
import { writeQuery } from '@/lib/contract/query-string';
import { profitKey } from './profit';

const marginsKey = ['margins'] as const;

/** Without `kind`, all kinds. `q` is part of a subject or its name. */
type MarginsFilter = { kind?: MarginKind | undefined; q?: string | undefined };

/** The stored margins, a hundred per page. */
export const marginsOptions = (filter: MarginsFilter) =>
  infiniteQueryOptions({
    queryKey: [...marginsKey, 'list', filter] as const,
    queryFn: ({ pageParam, signal }) =>
      fetchJson<Margins>(`/api/margins?${writeQuery({ ...filter, offset: pageParam })}`, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => {
      const read = pages.reduce((sum, { margins }) => sum + margins.length, 0);
      return read < total ? read : undefined;
    },
    placeholderData: keepPreviousData,
  });

/** The brands and categories that can have a margin. */
export const marginSubjectsOptions = () =>
  queryOptions({
    queryKey: [...marginsKey, 'subjects'] as const,
    ...readFrom<MarginSubjects>('/api/margins/subjects'),
  });

function useMarginMutation<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  const refresh = (queryKey: readonly string[]) => client.invalidateQueries({ queryKey });
  return useMutation({
    mutationFn,
    onSuccess: () => Promise.all([[...marginsKey, 'list'], profitKey].map(refresh)),
  });
}

export const useAddMargin = () =>
  useMarginMutation((margin: NewMargin) => sendJson<null>('POST', '/api/margins', margin));

/** Changes the percentage of a stored margin. */
export const useChangeMargin = () =>
  useMarginMutation((margin: NewMargin) => sendJson<null>('PUT', '/api/margins', margin));

export const useImportMargins = () =>
  useMarginMutation((csv: string) => sendJson<{ imported: number }>('POST', '/api/margins/imports', { csv }));

/** Deletes all margins of a kind. */
export const useDeleteMargins = () =>
  useMarginMutation((kind: MarginKind) =>
    sendJson<{ deleted: number }>('DELETE', `/api/margins?${writeQuery({ kind })}`),
  );

/** Deletes one margin. Takes the complete margin, so that it can be restored. */
export const useDeleteMargin = () =>
  useMarginMutation(({ kind, subject, from }: NamedMargin) => {
    const deletion: MarginDeletion = { kind, subject, from };
    return sendJson<{ deleted: number }>('DELETE', `/api/margins?${writeQuery(deletion)}`);
  });
