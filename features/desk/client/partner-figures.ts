import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ReportsApi } from '@/features/reports/api';
import { clientOf } from '@/lib/client/api';
import type { DayRange } from '@/lib/data/terms/days';

const api = clientOf<ReportsApi>();

/** What creators sold in a range, for columns of the table. At most 500 ids. */
export const partnerFiguresOptions = (ids: readonly string[], range: DayRange) =>
  queryOptions({
    ...api.read('GET /api/ledger/performance', { query: { group: 'creator', ids: [...ids], ...range } }),
    placeholderData: keepPreviousData,
  });
