import type { CsvColumn } from '@/components/exports/write-csv';
import type { HeldWindow, Holding } from '@/lib/ledger/answers/holding-shape';
import { sourceNames } from './source-names';

export type WindowLine = { source: string; window: HeldWindow };

/** The windows of every source, as they are listed. */
export const listWindows = (sources: readonly Holding[]): WindowLine[] =>
  sources.flatMap(({ source, list }) =>
    list.map((window) => ({ source: sourceNames[source].label, window })),
  );

export const windowColumns: CsvColumn<WindowLine>[] = [
  { header: 'Source', value: ({ source }) => source },
  { header: 'From (UTC)', value: ({ window }) => window.from },
  { header: 'To (UTC)', value: ({ window }) => window.to },
  { header: 'Marketplace', value: ({ window }) => window.scope.split('|')[1] },
  { header: 'State', value: ({ window }) => describeWindow(window) },
  { header: 'Reason', value: ({ window }) => window.reason },
  { header: 'Rows', value: ({ window }) => window.rows },
  { header: 'Pages', value: ({ window }) => window.pages },
  { header: 'Read (UTC)', value: ({ window }) => window.fetchedAt },
];

/** As its badge says it. */
export function describeWindow({ status, settled }: HeldWindow): string {
  if (status === 'failed') return 'missing';
  return settled ? 'settled' : 'may still change';
}
