import { formatDayRange } from '@/lib/format/day';
import type { DayRange } from '@/lib/ledger/days';

/** A note in an audit entry: its days and the start of its text. */
export function nameNote({ from, to, text }: DayRange & { text: string }): string {
  const [line = ''] = text.split('\n');
  return `${formatDayRange(from, to)}: ${line.length > 100 ? `${line.slice(0, 99)}…` : line}`;
}
