import type { DayRange } from '@/lib/data/terms/days';
import { firstDayOf, type Month } from '@/lib/data/terms/month';
import type { Receipt } from '@/lib/data/terms/receipt-shape';
import type { Language } from '@/lib/language/language';
import type { Obstacle, StatementReceipts } from './statement-shape';

type About = { month: Month; receipts: StatementReceipts };

/** Explains in one or two sentences why `month` cannot be closed now. */
export function describeObstacle(
  language: Language,
  obstacle: Pick<Obstacle, 'code' | 'month'>,
  { month, receipts }: About,
): string[] {
  const { t, format } = language;
  if (obstacle.code === 'incomplete') {
    return [
      ...describeMissing(language, 'rows', receipts.reports),
      ...describeMissing(language, 'bonuses', receipts.bonus),
    ];
  }
  const named = format.month(firstDayOf(obstacle.month ?? month));
  return [t(`closing.obstacles.${obstacle.code}`, { month: named })];
}

/** Maximum number of days to name in a sentence. */
const maxNamed = 3;

/** Lists the days without rows in one sentence. Empty if all are loaded. */
function describeMissing(
  { t, format }: Language,
  what: 'rows' | 'bonuses',
  { state, gaps }: Receipt,
): string[] {
  if (state === 'complete') return [];
  if (gaps.length === 0) return [t(`closing.obstacles.${what}`)];
  const write = ({ from, to }: DayRange) => format.dayRange(from, to);
  const days = gaps.slice(0, maxNamed).map(write).join(t('reports.separator'));
  return [t(`closing.obstacles.${what}Of`, { days, more: Math.max(0, gaps.length - maxNamed) })];
}
