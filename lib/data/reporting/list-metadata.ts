import type { ListReceipt } from '@/lib/data/lists/list-receipt';
import type { PerformanceReceipt } from '@/lib/data/lists/performance-shape';
import type { Receipt } from '@/lib/data/windows/receipt-shape';
import { english } from '@/lib/language/english';
import type { Metadata } from '@/lib/server/files/workbook';
import { againstOf, describeAgainst } from './caption';

type Answer = { list: ListReceipt; performance: PerformanceReceipt };

/** The days and ages of a list and its figures. */
export const describeList = ({ list, performance }: Answer): Metadata => [
  ['List as of', list.asOf],
  ...describeUnread(list),
  ...describeFigures(performance),
];

const ages = ['List as of', 'Figures as of'];

/** The oldest age in the metadata of a file; null if it states none. */
export const findAge = (metadata: Metadata): string | null =>
  metadata
    .filter(([name]) => ages.includes(name))
    .map(([, value]) => value)
    .sort()[0] ?? null;

/** Fields that are empty because the API's values could not be read. */
function describeUnread({ unread }: ListReceipt): Metadata {
  if (!unread) return [];
  return [['Not readable', `${unread.values} fields of ${unread.rows} rows: ${unread.fields.join(', ')}`]];
}

const changesName = 'Changes';

/** What changes are between; nothing without a comparison. */
export function describeChanges(answer: Parameters<typeof againstOf>[0]): Metadata {
  const against = againstOf(answer);
  return against ? [[changesName, describeAgainst(english, against)]] : [];
}

/** What the metadata of a file say about changes. */
export const findChanges = (metadata: Metadata): string[] =>
  metadata.filter(([name]) => name === changesName).map(([, value]) => value);

/** The days and age of figures. */
export function describeFigures({
  from,
  to,
  receipt,
}: {
  from: string;
  to: string;
  receipt: Pick<Receipt, 'state' | 'rows' | 'asOf'>;
}): Metadata {
  const { state, rows, asOf } = receipt;
  return [
    ['Days (UTC)', `${from} to ${to}`],
    ['Report rows', `${state}, ${rows} rows`],
    ...(asOf ? [['Figures as of', asOf] as const] : []),
  ];
}
