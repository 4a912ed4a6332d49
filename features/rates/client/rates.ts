import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type { ConvertedInput } from '@/features/rates/converted-query';
import type { Converted } from '@/features/rates/converted-shape';
import type { NewRate, RateDeletion } from '@/features/rates/rate';
import type { RateDays, Rates, ReportingCurrency } from '@/features/rates/rate-shape';
import { fetchJson, sendJson } from '@/lib/client/fetch-json';
import { ledgerKeys, ledgerPath } from '@/lib/client/ledger';
import { readFrom } from '@/lib/client/read-from';
import { writeQuery } from '@/lib/contract/query-string';
import type { Day } from '@/lib/data/days';

const rateKeys = { all: ['rates'] as const };
const convertedKey = [...ledgerKeys.all, 'converted'] as const;

/** The reporting currency, and a summary of its rates. */
export const ratesOptions = () =>
  queryOptions({
    queryKey: [...rateKeys.all, 'list'] as const,
    ...readFrom<Rates>('/api/rates'),
  });

export const reportingCurrencyOptions = () =>
  queryOptions({
    queryKey: [...rateKeys.all, 'reporting-currency'] as const,
    ...readFrom<ReportingCurrency>('/api/rates/reporting-currency'),
  });

/** The rates of a currency, newest first, a hundred per page. */
export const rateDaysOptions = (currency: string) =>
  infiniteQueryOptions({
    queryKey: [...rateKeys.all, 'days', currency] as const,
    queryFn: ({ pageParam, signal }) =>
      fetchJson<RateDays>(`/api/rates/days?${writeQuery({ currency, before: pageParam })}`, { signal }),
    initialPageParam: undefined as Day | undefined,
    getNextPageParam: ({ rates, more }) => (more ? rates.at(-1)?.day : undefined),
    staleTime: 0,
  });

/** Amounts in the reporting currency and the originals. */
export const convertedOptions = (input: ConvertedInput) =>
  queryOptions({
    queryKey: [...convertedKey, input] as const,
    ...readFrom<Converted>(ledgerPath('converted', input)),
    placeholderData: keepPreviousData,
  });

function useRateMutation<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  const refresh = (queryKey: readonly string[]) => client.invalidateQueries({ queryKey });
  return useMutation({ mutationFn, onSuccess: () => Promise.all([rateKeys.all, convertedKey].map(refresh)) });
}

export const useSetReportingCurrency = () =>
  useRateMutation((currency: string | null) =>
    sendJson<null>('PUT', '/api/rates/reporting-currency', { currency }),
  );

export const useAddRate = () =>
  useRateMutation((rate: NewRate) => sendJson<null>('POST', '/api/rates', rate));

export const useImportRates = () =>
  useRateMutation((file: { to: string; csv: string }) =>
    sendJson<{ imported: number }>('POST', '/api/rates/imports', file),
  );

/** Deletes all rates of a currency. */
export const useDeleteRates = () =>
  useRateMutation((deletion: Omit<RateDeletion, 'day'>) =>
    sendJson<{ deleted: number }>('DELETE', `/api/rates?${writeQuery(deletion)}`),
  );

/** Deletes one rate. Takes the complete rate, so that it can be restored. */
export const useDeleteRate = () =>
  useRateMutation(({ to, currency, day }: NewRate) =>
    sendJson<{ deleted: number }>('DELETE', `/api/rates?${writeQuery({ to, currency, day })}`),
  );
