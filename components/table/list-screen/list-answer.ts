import type { UseQueryResult } from '@tanstack/react-query';
import type { ListReceipt } from '@/lib/catalog/list-receipt';
import type { PerformanceReceipt } from '@/lib/catalog/performance-shape';

/** What every list of the catalog says of itself beside its rows. */
export type ListAnswer = { list: ListReceipt; performance: PerformanceReceipt };

export type ListQuery = UseQueryResult<ListAnswer>;

/** What one row is: "product", "products". */
export type Noun = readonly [one: string, many: string];
