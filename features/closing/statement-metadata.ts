import { describeMissing } from '@/lib/data/describe-missing';
import type { Receipt } from '@/lib/data/windows/receipt-shape';
import { formatDayRange } from '@/lib/language/format/day';
import type { Invoice, OpenPart, Statement } from './statement-shape';

/** The metadata of a statement's file: names and values, in order. */
export function listMetadata(statement: Statement): [name: string, value: string][] {
  const { month, currency, state, closing, open, receipts, basis, invoices, revision } = statement;
  const metadata: [string, string | null | undefined][] = [
    ['Month (UTC)', month],
    ['Currency', currency],
    ['State', state],
    ['Closed at', closing?.closedAt],
    ['Closed by', closing?.closedBy],
    ['Note', closing?.note],
    ['Report rows', describeReceipt(receipts.reports)],
    ['BRB estimates', describeReceipt(receipts.bonus)],
    ['Partial', describeMissing(basis)],
    ['May still change', open && describeOpen(open, currency)],
    ...invoices.map((invoice): [string, string] => ['Invoice', describeInvoice(invoice, currency)]),
    ['Revision', revision],
  ];
  return metadata.flatMap(([name, value]) => (value ? [[name, clean(value)]] : []));
}

const control = /\p{Cc}+/gu;

/** Replaces control characters, to stay on one line. */
const clean = (text: string) => text.replace(control, ' ');

function describeReceipt({ state, rows, settled, asOf, gaps }: Receipt): string {
  const missing = gaps.map(({ from, to }) => formatDayRange(from, to)).join('; ');
  return [
    `${state}, ${rows} rows, ${Math.floor(settled * 100)}% settled`,
    ...(asOf ? [`as of ${asOf}`] : []),
    ...(missing ? [`missing ${missing}`] : []),
  ].join(', ');
}

function describeOpen({ days, until, commission, notLoaded }: OpenPart, currency: string): string {
  return [
    `${commission} ${currency} of commission, until about ${until}`,
    ...(days ? [`days ${days.from} to ${days.to}`] : []),
    ...(notLoaded.length > 0 ? [`adjustments not known of ${notLoaded.join('; ')}`] : []),
  ].join(', ');
}

const describeInvoice = (
  { brand, name, amount, reference, expected, difference, matches }: Invoice,
  currency: string,
): string =>
  [
    brand === null ? 'all brands' : (name ?? brand),
    ...(reference ? [reference] : []),
    `${amount} ${currency}`,
    matches ? 'matches' : `expected ${expected}, difference ${difference}`,
  ].join(', ');
