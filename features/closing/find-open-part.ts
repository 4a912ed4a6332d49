import { addDays, type Day, laterOf } from '@/lib/data/terms/days';
import { daysOfMonths, type Month } from '@/lib/data/terms/month';
import { firstUnsettledDay, lookBackDays } from '@/lib/data/terms/ranges/look-back';
import { type Units, unitsText } from '@/lib/data/terms/units';
import type { LiveAmounts } from './read-live';
import type { OpenPart, StatementReceipts } from './statement-shape';

type StatementData = {
  month: Month;
  today: Day;
  brands: Iterable<LiveAmounts>;
  receipts: StatementReceipts;
  notLoaded: Month[];
};

/** The part of a month's statement that may still change; null if none will. */
export function findOpenPart({ month, today, brands, receipts, notLoaded }: StatementData): OpenPart | null {
  let commission: Units = 0n;
  let isOpen = receipts.reports.settled < 1 || receipts.bonus.settled < 1 || notLoaded.length > 0;
  for (const { open, any } of brands) {
    commission += open;
    isOpen ||= any;
  }
  if (!isOpen) return null;
  const { from, to } = daysOfMonths(month);
  const first = laterOf(from, firstUnsettledDay(today));
  return {
    days: first <= to ? { from: first, to } : null,
    until: laterOf(addDays(to, lookBackDays), today),
    commission: receipts.reports.state === 'empty' ? null : unitsText(commission),
    notLoaded,
  };
}
