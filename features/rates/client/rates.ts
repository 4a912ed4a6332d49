import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { RatesApi } from '@/features/rates/api';
import type { ConvertedInput } from '@/features/rates/converted-query';
import type { NewRate, RateDeletion } from '@/features/rates/rate';
import { clientOf } from '@/lib/client/api';
import { makeMutation } from '@/lib/client/make-mutation';
import type { Day } from '@/lib/data/terms/days';

const api = clientOf<RatesApi>();

/** The reporting currency, and a summary of its rates. */
export const ratesOptions = () => queryOptions(api.read('GET /api/rates', {}));

export const reportingCurrencyOptions = () => queryOptions(api.read('GET /api/rates/reporting-currency', {}));

/** The rates of a currency, newest first, a hundred per page. */
export const rateDaysOptions = (currency: string) =>
  infiniteQueryOptions({
    ...api.read('GET /api/rates/days', { query: { currency } }),
    queryFn: ({ pageParam, signal }) =>
      api.call('GET /api/rates/days', { query: { currency, before: pageParam } }, signal),
    initialPageParam: undefined as Day | undefined,
    getNextPageParam: ({ rates, more }) => (more ? rates.at(-1)?.day : undefined),
    staleTime: 0,
  });

/** Amounts in the reporting currency and the originals. */
export const convertedOptions = (input: ConvertedInput) =>
  queryOptions({
    ...api.read('GET /api/ledger/converted', { query: input }),
    placeholderData: keepPreviousData,
  });

const useRateMutation = makeMutation('success', ['rates'], ['ledger', 'converted']);

export const useSetReportingCurrency = () =>
  useRateMutation((currency: string | null) =>
    api.call('PUT /api/rates/reporting-currency', { body: { currency } }),
  );

export const useAddRate = () => useRateMutation((body: NewRate) => api.call('POST /api/rates', { body }));

export const useImportRates = () =>
  useRateMutation((body: { to: string; csv: string }) => api.call('POST /api/rates/imports', { body }));

/** Deletes all rates of a currency. */
export const useDeleteRates = () =>
  useRateMutation((query: Omit<RateDeletion, 'day'>) => api.call('DELETE /api/rates', { query }));

/** Deletes one rate. Takes the complete rate, so that it can be restored. */
export const useDeleteRate = () =>
  useRateMutation(({ to, currency, day }: NewRate) =>
    api.call('DELETE /api/rates', { query: { to, currency, day } }),
  );
