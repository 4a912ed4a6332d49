import type { PerformanceReceipt } from '@/lib/catalog/performance-shape';

type Answer = { list: { asOf: string }; performance: PerformanceReceipt };

/** Another text where the list was read again, or the rows that its figures and its order are made of are others. */
export const revisionOf = ({ list, performance }: Answer): string =>
  `${list.asOf} ${performance.receipt.revision}`;
