import { cutText } from '@/lib/base/cut-text';
import type { DayRange } from '@/lib/data/terms/days';
import { formatDayRange } from '@/lib/language/format/day';

/** A note in an audit entry: its days and the start of its text. */
export function nameNote({ from, to, text }: DayRange & { text: string }): string {
  const [line = ''] = text.split('\n');
  return `${formatDayRange(from, to)}: ${cutText(line, 100, '…')}`;
}
