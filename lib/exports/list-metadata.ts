import type { ListReceipt } from '@/lib/catalog/list-receipt';
import type { PerformanceReceipt } from '@/lib/catalog/performance-shape';
import type { Metadata } from '@/lib/files/workbook';
import { formatDayRange } from '@/lib/format/day';
import type { Receipt } from '@/lib/ledger/windows/receipt-shape';

type Answer = { list: ListReceipt; performance: PerformanceReceipt };

/** How complete a list and its figures are. */
export function describeList({ list, performance }: Answer): {
  metadata: Metadata;
  partial: string | undefined;
} {
  const figures = describeFigures(performance);
  const cut = list.cut ? `the list is longer than the ${list.loaded} rows stored` : undefined;
  const missing = [cut, figures.partial].filter((one) => one !== undefined);
  return {
    metadata: [['List as of', list.asOf], ...figures.metadata],
    partial: missing.length > 0 ? missing.join('; ') : undefined,
  };
}

/** How complete the figures of some days are. */
export function describeFigures({ from, to, receipt }: { from: string; to: string; receipt: Receipt }): {
  metadata: Metadata;
  partial: string | undefined;
} {
  const { state, rows, asOf, gaps } = receipt;
  return {
    metadata: [
      ['Days (UTC)', `${from} to ${to}`],
      ['Report rows', `${state}, ${rows} rows`],
      ...(asOf ? [['Figures as of', asOf] as const] : []),
    ],
    partial:
      state === 'complete'
        ? undefined
        : ['some report rows are not loaded', ...gaps.map((gap) => formatDayRange(gap.from, gap.to))].join(
            ', ',
          ),
  };
}
