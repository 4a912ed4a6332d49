import type { UseQueryResult } from '@tanstack/react-query';
import type { Basis } from '@/lib/data/terms/basis';
import type { ListReceipt } from '@/lib/data/terms/lists/list-receipt';
import type { PerformanceReceipt } from '@/lib/data/terms/lists/performance-shape';
import type { en } from '@/lib/language/messages/en';

/** What every catalog list returns in addition to its rows. */
export type ListAnswer = { list: ListReceipt; performance: PerformanceReceipt; basis: Basis };

export type ListQuery = UseQueryResult<ListAnswer>;

/** What one row of the list is called. */
export type ListNoun = keyof (typeof en)['table']['list']['stored'];
