import { historyOf } from '@/features/settlement/needed-days';
import { readSums, type Sums } from '@/lib/data/read/figures';
import { readGroupRows } from '@/lib/data/read/summary/group-rows';
import type { Session } from '@/lib/data/store/engine/store';
import { readReceipt } from '@/lib/data/store/windows/receipt';
import { bucketOf, sumColumns } from '@/lib/data/store/windows/summary-sql';
import { type Ledger, nowOf } from '@/lib/data/store/workspace';
import { type DatasetName, datasets } from '@/lib/data/terms/datasets';
import { addDays, type DayRange, laterOf, toDay } from '@/lib/data/terms/days';
import { daysOfMonths, eachMonth, type Month, monthOf } from '@/lib/data/terms/month';
import { touchesGap } from '@/lib/data/terms/ranges/gaps';
import { isOpen } from '@/lib/data/terms/ranges/look-back';
import type { Receipt } from '@/lib/data/terms/receipt-shape';
import type { Units } from '@/lib/data/terms/units';
import { type Amounts, isNothing, noAmounts } from './amounts';
import type { StatementReceipts } from './statement-shape';

/** `open`: the part of the commission that may still change. `any`: whether any row may still change. */
export type LiveAmounts = Amounts & { open: Units; any: boolean };

/** Amounts of each brand, by month. */
export type LiveMonths = ReadonlyMap<Month, ReadonlyMap<string, LiveAmounts>>;

type Live = {
  months: LiveMonths;
  receipts: StatementReceipts;
  /** Months that are not completely loaded. */
  notLoaded: Month[];
  /** The days to keep fresh for these figures, or for the estimate of an open month, at most a year, with their receipt. */
  fresh: { range: DayRange; receipt: Receipt };
};

type LiveQuery = {
  currency: string;
  /** The month of the receipts. */
  month: Month;
  /** The first and last month to sum. */
  from: Month;
  to: Month;
};

/** Maximum number of days before the last one. Rows stop changing long before. */
const maxFresh = 364;

const sources = [...datasets.reports.sources, ...datasets.brb.sources];

/** Sums stored rows by month and brand in one currency, exactly, from one snapshot. */
export function readLive(context: Ledger, { currency, month, from, to }: LiveQuery): Promise<Live> {
  const range = daysOfMonths(from, to);
  const today = toDay(nowOf(context));
  const latest = isOpen(daysOfMonths(month), today)
    ? historyOf(today)
    : { from: laterOf(range.from, addDays(range.to, -maxFresh)), to: range.to };
  return context.store.snapshot(async ({ read }) => {
    const months = new Map<Month, Map<string, LiveAmounts>>();
    for (const dataset of ['reports', 'brb'] as const) {
      for (const { bucket, key, sums } of await readBrands(read, context, dataset, { currency, range })) {
        const brands = months.get(bucket) ?? new Map<string, LiveAmounts>();
        months.set(bucket, brands.set(key, addSums(brands.get(key), sums)));
      }
    }
    for (const brands of months.values()) {
      for (const [brand, amounts] of brands) if (isNothing(amounts) && !amounts.open) brands.delete(brand);
    }
    const days = daysOfMonths(month);
    const whole = await readReceipt(read, context, sources, range);
    return {
      months,
      receipts: {
        reports: await readReceipt(read, context, datasets.reports.sources, days),
        bonus: await readReceipt(read, context, datasets.brb.sources, days),
      },
      fresh: { range: latest, receipt: await readReceipt(read, context, sources, latest) },
      notLoaded: eachMonth(from, to).filter((each) => touchesGap(daysOfMonths(each), whole.gaps)),
    };
  });
}

async function readBrands(
  read: Session['read'],
  context: Ledger,
  dataset: DatasetName,
  { currency, range }: { currency: string; range: DayRange },
) {
  const query = { dataset, currencies: [currency] };
  const { from, values } = await readGroupRows(read, context, { query, ranges: [range], dimension: 'brand' });
  const rows = await read(
    `SELECT ${bucketOf('month')} AS bucket, key, ${sumColumns(dataset)} FROM ${from} GROUP BY 1, 2`,
    values,
  );
  return rows.map((row) => ({
    bucket: monthOf(String(row.bucket)),
    key: String(row.key),
    sums: readSums(row),
  }));
}

function addSums(before: LiveAmounts = { ...noAmounts, open: 0n, any: false }, sums: Sums): LiveAmounts {
  return {
    sales: before.sales + sums.sales,
    commission: before.commission + sums.commission,
    bonus: before.bonus + sums.bonus,
    open: before.open + sums.provisional.commission,
    any: before.any || sums.any,
  };
}
