import { readSums } from '@/lib/data/read/figures';
import { readGroupRows } from '@/lib/data/read/summary/group-rows';
import type { Session } from '@/lib/data/store/engine/store';
import { readReceipt } from '@/lib/data/store/windows/receipt';
import { bucketOf, sumColumns } from '@/lib/data/store/windows/summary-sql';
import { type Ledger, nowOf } from '@/lib/data/store/workspace';
import { datasets } from '@/lib/data/terms/datasets';
import { type DayRange, earlierOf, toDay } from '@/lib/data/terms/days';
import { daysOfMonths, firstDayOf, type Month, monthOf } from '@/lib/data/terms/month';
import type { Receipt } from '@/lib/data/terms/receipt-shape';
import { type BonusEstimate, compareCredits } from './compare-credits';
import type { CreditLine } from './credit-shape';
import { ownCredits } from './own-credits';
import { bonusCredits } from './schema';

type ComparedCredits = {
  lines: Omit<CreditLine, 'name'>[];
  /** Number of all stored credits. */
  stored: number;
  range: DayRange;
  receipt: Receipt;
};

/** All credits beside the estimates of stored rows, from one snapshot. `within`: of whole months in it. Fetches nothing. */
export async function readCredits(ledger: Ledger, within?: DayRange): Promise<ComparedCredits> {
  const { id: workspaceId, db, store } = ledger;
  const all = await db.select().from(bonusCredits).where(ownCredits(workspaceId));
  const stored = within ? all.filter(({ month }) => isWithin(month, within)) : all;
  const today = toDay(nowOf(ledger));
  return store.snapshot(async ({ read }) => {
    const range = within ?? (await findRange(read, workspaceId, stored, today));
    const receipt = await readReceipt(read, ledger, datasets.brb.sources, range);
    const estimates = await readEstimates(read, ledger, range);
    const whole = within ? estimates.filter(({ month }) => isWithin(month, within)) : estimates;
    const lines = compareCredits(whole, stored, { ...receipt, today });
    return { lines, stored: all.length, range, receipt };
  });
}

const isWithin = (month: Month, { from, to }: DayRange): boolean => {
  const days = daysOfMonths(month);
  return days.from >= from && days.to <= to;
};

/** From the first month with a credit or a stored estimate to today. */
async function findRange(
  read: Session['read'],
  workspaceId: string,
  stored: readonly { month: Month }[],
  today: string,
): Promise<DayRange> {
  const [first] = await read(
    `SELECT CAST(MIN(day) AS VARCHAR) AS day FROM ledger.day_sums WHERE workspace = $1 AND source = 'brb'`,
    [workspaceId],
  );
  const days = stored.map(({ month }) => firstDayOf(month));
  const from = [today, ...days, ...(first?.day ? [String(first.day)] : [])].reduce(earlierOf);
  return { from: firstDayOf(monthOf(from)), to: today };
}

async function readEstimates(
  read: Session['read'],
  ledger: Pick<Ledger, 'id'>,
  range: DayRange,
): Promise<BonusEstimate[]> {
  const query = { dataset: 'brb' } as const;
  const { from, values } = await readGroupRows(read, ledger, { query, ranges: [range], dimension: 'brand' });
  const rows = await read(
    `SELECT ${bucketOf('month')} AS bucket, currency, key, ${sumColumns('brb')} FROM ${from} GROUP BY 1, 2, 3`,
    values,
  );
  return rows
    .map((row) => ({
      month: monthOf(String(row.bucket)),
      brand: String(row.key),
      currency: String(row.currency),
      estimate: readSums(row).bonus,
    }))
    .filter(({ estimate }) => estimate !== 0n);
}

/** Whether a credit is stored. */
export const hasCredits = async ({ id, db }: Pick<Ledger, 'id' | 'db'>): Promise<boolean> =>
  (await db.$count(bonusCredits, ownCredits(id))) > 0;
