import type { Day } from '@/lib/data/terms/days';
import { daysOfMonths, type Month, nextMonth } from '@/lib/data/terms/month';
import { english } from '@/lib/language/english';
import { describeObstacle } from './describe-obstacle';
import type { Obstacle, StatementReceipts } from './statement-shape';

type Situation = {
  month: Month;
  today: Day;
  /** Closed months of the currency, oldest first. */
  closed: readonly Month[];
  receipts: StatementReceipts;
};

/** Why a month cannot be closed now; null if it can. Months of a currency close in order. */
export function findObstacle(situation: Situation): Obstacle | null {
  const found = find(situation);
  return found && { ...found, message: describeObstacle(english, found, situation).join(' ') };
}

function find({ month, today, closed, receipts }: Situation): Pick<Obstacle, 'code' | 'month'> | null {
  const [first, last] = [closed.at(0), closed.at(-1)];
  if (daysOfMonths(month).to >= today) return { code: 'running', month: null };
  if (closed.includes(month)) return { code: 'closed', month: null };
  if (first !== undefined && month < first) return { code: 'later_closed', month: first };
  if (last !== undefined && month > nextMonth(last)) return { code: 'earlier_first', month: nextMonth(last) };
  const isWhole = receipts.reports.state === 'complete' && receipts.bonus.state === 'complete';
  return isWhole ? null : { code: 'incomplete', month: null };
}
