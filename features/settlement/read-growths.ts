import { Decimal } from '@/lib/base/decimal';
import { type LedgerContext, nowOf } from '@/lib/data/context';
import { datasets } from '@/lib/data/datasets';
import { type Day, daysBetween, toDay } from '@/lib/data/days';
import type { Session } from '@/lib/data/store/store';
import type { LookMetric } from '@/lib/data/windows/look-ages';
import { readReceipt } from '@/lib/data/windows/receipt';
import { type DayLooks, readHistories } from './day-histories';
import { growthOf, lastSeen, listGrown, listSettledMonths, makeLadder } from './ladder';
import { historyOf, readFetches } from './read-fetches';
import { settlementQuerySchema } from './settlement-query';

/**
 * By what the amounts of a day are multiplied until they settle: by the factors of all settled months, then by those of single
 * ones. Null for days that were not fetched since they ended, or whose age too few settled months have.
 */
export type DayGrowth = (day: Day) => readonly Decimal[] | null;

/**
 * How a metric of product reports settles in the whole workspace, by currency, with the method of Settlement. Currencies with
 * fewer than three settled months are absent.
 */
export async function readGrowths(
  read: Session['read'],
  context: LedgerContext,
  metric: LookMetric,
): Promise<Map<string, DayGrowth>> {
  const { workspaceId } = context;
  const today = toDay(nowOf(context));
  const range = historyOf(today);
  const query = settlementQuerySchema.parse({ ...range, metric });
  const { gaps } = await readReceipt(read, context, datasets.reports.sources, range);
  const { looks, byCurrency } = await readHistories(read, workspaceId, query, { range, gaps });
  const fetchedOn = await readFetches(read, workspaceId, query, today);
  const looksOf = new Map(looks.map((one): [Day, DayLooks] => [one.day, one]));
  const settledMonths = listSettledMonths(looks, today);
  const growths = new Map<string, DayGrowth>();
  for (const [currency, histories] of byCurrency) {
    const ladder = makeLadder(histories, listGrown(histories, settledMonths, today), today);
    if (!ladder) continue;
    const found = new Map<Day, readonly Decimal[] | null>();
    const find: DayGrowth = (day) => {
      const own = looksOf.get(day);
      const at = own ? lastSeen(own, today) : null;
      const age = daysBetween(day, fetchedOn.get(day) ?? day);
      const factor = at === null ? null : growthOf(ladder.steps, at, age);
      if (at === null || factor === null) return null;
      return [factor, ...ladder.months.map((steps) => growthOf(steps, at, age) ?? new Decimal(1))];
    };
    growths.set(currency, (day) => {
      const known = found.get(day);
      if (known !== undefined) return known;
      const factors = find(day);
      found.set(day, factors);
      return factors;
    });
  }
  return growths;
}
