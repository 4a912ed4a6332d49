import { formatDayRange, formatMonth } from '@/lib/format/day';
import type { Day } from '@/lib/ledger/days';
import type { Receipt } from '@/lib/ledger/windows/receipt-shape';
import { daysOfMonths, firstDayOf, type Month, nextMonth } from './month';
import type { Obstacle, StatementReceipts } from './statement-shape';

type Asked = {
  month: Month;
  today: Day;
  /** The closed months of the currency, oldest first. */
  closed: readonly Month[];
  receipts: StatementReceipts;
};

/** Why a month cannot be closed now; null where it can. Months of a currency close one after another. */
export function findObstacle({ month, today, closed, receipts }: Asked): Obstacle | null {
  const name = formatMonth(firstDayOf(month));
  const [first, last] = [closed.at(0), closed.at(-1)];
  if (daysOfMonths(month).to >= today)
    return { code: 'running', month: null, message: `${name} has not ended yet. Months are UTC.` };
  if (closed.includes(month)) return { code: 'closed', month: null, message: `${name} is closed already.` };
  if (first !== undefined && month < first) {
    const message = `Later months are closed. Reopen them down to ${formatMonth(firstDayOf(first))} first.`;
    return { code: 'later_closed', month: first, message };
  }
  if (last !== undefined && month > nextMonth(last)) {
    const next = nextMonth(last);
    return { code: 'earlier_first', month: next, message: `Close ${formatMonth(firstDayOf(next))} first.` };
  }
  const missing = [
    ...describeMissing('Report rows', receipts.reports),
    ...describeMissing('BRB estimates', receipts.bonus),
  ];
  return missing.length > 0 ? { code: 'incomplete', month: null, message: missing.join(' ') } : null;
}

/** Days named in one sentence. */
const mostNamed = 3;

/** Which days lack rows, in one sentence; none where every day is loaded. */
function describeMissing(what: string, { state, gaps }: Receipt): string[] {
  if (state === 'complete') return [];
  if (gaps.length === 0) return [`${what} are not loaded.`];
  const named = gaps.slice(0, mostNamed).map(({ from, to }) => formatDayRange(from, to));
  const more = gaps.length > mostNamed ? ` and ${gaps.length - mostNamed} more` : '';
  return [`${what} of ${named.join(', ')}${more} are not loaded.`];
}
